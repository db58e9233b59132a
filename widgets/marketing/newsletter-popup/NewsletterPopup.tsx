import { useStore } from "@nanostores/react";
import { createElement } from "react";
import type { WidgetView } from "../../../shared/element/index.ts";
import type { PopupProps, PopupStore } from "./newsletter-popup.store.ts";
import type { NewsletterPopupTexts } from "./newsletter-popup.strings.ts";

export type PopupView = WidgetView<PopupStore, PopupProps, NewsletterPopupTexts>;

/** Nothing, until the store has decided that there is something to offer. */
export function NewsletterPopup(view: PopupView) {
  const offer = useStore(view.store.offer);
  return offer && createElement(offer.PopupDialog, view);
}
