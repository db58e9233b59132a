import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Content } from "#shared/loaded/index.ts";
import { Failure } from "#shared/ui/index.ts";
import { useRedirect } from "../common/redirect.ts";
import { Conflict } from "./Conflict.tsx";
import { bind, loads } from "./product.bind.ts";
import type { ProductStore } from "./product.store.ts";
import type { events, ProductProps, ProductTexts } from "./product.types.ts";
import { stockOf, stockText } from "./stock.ts";

/** The page's block of a product, followed by messages: excluded choices with the nearest combination, stock, and warnings. */
export function Product(view: WidgetView<ProductStore, ProductProps, ProductTexts, typeof events>) {
  const { store, texts, context } = view;
  const state = useStore(store.state);
  const { choice, conflicts, info, isPossible, nearest, isSearching, redirectUrl, error } = state;
  const warning = [state.warning, state.isWithoutOptions && texts.withoutOptions].filter(Boolean).join(" ");
  const list = (names: readonly string[]) => new Intl.ListFormat(context.lang).format(names);
  useRedirect(redirectUrl);
  const isBusy = state.busy || state.isAdding;
  const changed = nearest?.filter((value) => !choice.combination.includes(value)) ?? [];
  return (
    <div tabIndex={-1} aria-busy={isBusy}>
      <Content view={view} loads={loads} bind={bind} />
      <div className="answer" role="status">
        {!isPossible && (
          <Conflict
            pairs={conflicts.map(([value, other]) => [store.nameOf(value), store.nameOf(other)])}
            offered={list(changed.map(store.nameOf))}
            isSearching={isSearching}
            texts={texts}
            onTake={store.take}
          />
        )}
        {isPossible && info && !store.hasStockPlace() && (
          <p className="stock" part="stock" dir="auto">
            {stockText(stockOf(info), texts)}
          </p>
        )}
        {warning && <p part="warning">{warning}</p>}
      </div>
      {!!error && <Failure {...failureOf(texts, error)} busy={isBusy} onRetry={store.retry} />}
    </div>
  );
}
