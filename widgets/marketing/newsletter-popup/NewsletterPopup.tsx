import { useStore } from "#shared/element/index.ts";
import { lazyView } from "#shared/ui/index.ts";
import type { PopupDialogProps, PopupView } from "./newsletter-popup.types.ts";

/** The store has loaded the chunk by the time that there is something to offer. */
const PopupDialog = lazyView<PopupDialogProps>(() => import("./offer.ts").then((module) => module.PopupDialog));

/** Renders nothing until the store has something to offer. */
export function NewsletterPopup(view: PopupView) {
  const { isOffered } = useStore(view.store.state);
  return isOffered && <PopupDialog {...view} onError={view.context.fail} />;
}
