import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Failure, lazyView, Status } from "#shared/ui/index.ts";
import { useRedirect } from "../common/redirect.ts";
import type { OptionalProductsStore } from "./optional-products.store.ts";
import type { OptionalProductsProps, OptionalProductsTexts } from "./optional-products.types.ts";
import type { OptionDialogProps } from "./OptionDialog.tsx";

type View = WidgetView<OptionalProductsStore, OptionalProductsProps, OptionalProductsTexts>;

const OptionDialog = lazyView<OptionDialogProps>(() =>
  import("./OptionDialog.tsx").then((module) => module.OptionDialog),
);

/** The dialog 'Add to cart' after the first offer, the message about a failed call, and the status for screen readers. */
export function OptionalProducts({ store, texts, context }: View) {
  const { isOpen, isSending, added, isWithoutOptions, redirectUrl, error } = useStore(store.state);
  useRedirect(redirectUrl);
  const choices = store.choices();
  const failure = !!error && <Failure {...failureOf(texts, error)} busy={isSending} onRetry={store.retry} />;
  return (
    <>
      {choices && (
        <OptionDialog
          state={store.state}
          choices={choices}
          texts={texts}
          lang={context.lang}
          failure={failure}
          onClose={store.close}
          onError={context.fail}
        />
      )}
      {!isOpen && (failure || (isWithoutOptions && <Failure text={texts.withoutOptions} />))}
      <Status hidden text={added && !isOpen ? texts.added : ""} />
    </>
  );
}
