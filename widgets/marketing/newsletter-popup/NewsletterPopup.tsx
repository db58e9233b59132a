import { createElement } from "react";
import { useStore } from "#shared/element/index.ts";
import type { PopupView } from "./newsletter-popup.types.ts";

/** Nothing, until the store has decided that there is something to offer. */
export function NewsletterPopup(view: PopupView) {
  const { offer } = useStore(view.store.state);
  return offer && createElement(offer.PopupDialog, view);
}
