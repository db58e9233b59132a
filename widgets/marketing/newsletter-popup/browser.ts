import type { ComponentType } from "react";
import { ownDocument } from "../../../shared/element/index.ts";
import { cookies, type Attention } from "../../../shared/state/index.ts";
import type { PopupView } from "./NewsletterPopup.tsx";
import type { Page, Watch } from "./trigger.ts";

export interface Offer {
  attention(): Attention;
  watch(words: string, ...on: Parameters<Watch>): void;
  readonly PopupDialog: ComponentType<PopupView>;
  /** The address where it is one of the web. */
  safeWebUrl(address: string): string | undefined;
  /** Goes to a redirect address; false when a new tab was held back. */
  go(address: string): boolean;
}

/** What a popup needs of the browser; its store gets another one where there is none. */
export interface Browser {
  readonly page: Page;
  /** A finger is what points here, and it cannot leave the document. */
  readonly touch: boolean;
  readonly cookies: { get(name: string): string | undefined; set(name: string, value: string): unknown };
  loadOffer(): Promise<Offer>;
}

export const thisBrowser = (): Browser => ({
  page: ownDocument,
  touch: matchMedia("(pointer: coarse)").matches,
  cookies,
  loadOffer: () => import("./newsletter-popup.offer.ts"),
});
