import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf, fill, plural } from "#shared/i18n/index.ts";
import { Button, Failure, Status, useHost } from "#shared/ui/index.ts";
import { digits } from "../common/lists/counter.ts";
import { Controls } from "./Controls.tsx";
import { readsProducts } from "./product-list.env.ts";
import type { ProductListStore } from "./product-list.store.ts";
import type { ProductListProps, ProductListTexts } from "./product-list.types.ts";
import { ProductCard, WaitingCards } from "./ProductCard.tsx";

type View = WidgetView<ProductListStore, ProductListProps, ProductListTexts>;

/** Starts the store. Returns whether the author wrote content, and the language that elements in the view need. */
function useStart({ store, context }: View) {
  const [host, setHost] = useState({ hasContent: false, lang: undefined as string | undefined });
  const ref = useHost<HTMLDivElement>((element, signal) => {
    setHost({ hasContent: !!element.textContent.trim(), lang: element.dataset["lang"] });
    store.start(readsProducts(element, context), signal);
  });
  return { ref, ...host };
}

/** Keeps the focus when the button for more is gone: the first product that it brought gets the focus. */
function useFocusOnMore(root: RefObject<HTMLElement | null>, shown: number, hasMore: boolean) {
  const before = useRef({ shown, isFocused: false });
  useLayoutEffect(() => {
    const { shown: last, isFocused } = before.current;
    const links = root.current!.querySelectorAll<HTMLElement>(".card > a");
    if (isFocused && !hasMore) links[last]?.focus();
    before.current = { shown, isFocused: false };
  }, [root, shown, hasMore]);
  return () => (before.current.isFocused = true);
}

/** The products, or what is shown in their place. */
function Products(view: View & { readonly hasContent: boolean; readonly lang: string | undefined }) {
  const { store, props, texts, context, hasContent, lang } = view;
  const { cards, shown, loading, isMissing, search } = useStore(store.state);
  const parts = props.show.split(/\s+/);
  const shows = (part: string) => parts.includes(part);
  const { templateIds, limit, columns } = props;
  const setColumns = (node: HTMLElement | null) => node?.style.setProperty("--_columns", String(columns));
  if (cards?.length)
    return (
      <ul ref={setColumns} className="cards" part="list" role="list">
        {cards.slice(0, shown).map((card) => (
          <ProductCard
            key={card.href}
            card={card}
            shows={shows}
            nested={{ "data-server": context.server, "data-lang": lang }}
            texts={texts}
          />
        ))}
      </ul>
    );
  if (cards) return <p part="empty">{search ? fill(texts.nothingFound, { search }) : texts.nothing}</p>;
  return (
    <>
      <slot />
      {loading && !hasContent && (
        <div ref={setColumns}>
          <WaitingCards count={Math.min(limit, templateIds.length || limit)} shows={shows} />
        </div>
      )}
      {isMissing && (
        <p part="missing" role="status">
          {texts.missing}
        </p>
      )}
    </>
  );
}

export function ProductList(view: View) {
  const { store, props, texts, context } = view;
  const { cards, shown, next, loading, error, isAsked, search, order } = useStore(store.state);
  const { ref, hasContent, lang } = useStart(view);
  const controls = props.controls.split(/\s+/);
  const has = (control: string) => controls.includes(control) && (control === "more" || !props.templateIds.length);
  const count = Math.min(shown, cards?.length ?? 0);
  const hasMore = has("more") && !!cards && (cards.length > shown || !!next);
  // the button takes its room with the placeholders
  const isWaiting = has("more") && !cards && loading && !hasContent;
  const noteFocus = useFocusOnMore(ref, count, hasMore);
  return (
    <div ref={ref} className="list" tabIndex={-1} aria-busy={loading}>
      {(has("search") || has("sort")) && (
        <Controls
          question={{ search, order }}
          order={props.order}
          has={has}
          texts={texts}
          onSearch={store.search}
          onSort={store.sort}
        />
      )}
      <Products {...view} hasContent={hasContent} lang={lang} />
      {!!error && <Failure {...failureOf(texts, error)} busy={loading} onRetry={store.retry} />}
      {(hasMore || isWaiting) && (
        <div className="more">
          {hasMore && (
            <Button
              kind="quiet"
              part="more"
              busy={loading}
              onClick={() => {
                noteFocus();
                store.more();
              }}
            >
              {texts.more}
            </Button>
          )}
        </div>
      )}
      <Status
        hidden
        text={
          isAsked && !loading && cards
            ? fill(plural(context.lang, texts, "shown", count), { count: digits(context.lang, count) })
            : ""
        }
      />
    </div>
  );
}
