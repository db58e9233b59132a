import type { ReadableAtom } from "nanostores";
import type { ComponentType } from "react";
import type { WidgetView } from "../../../shared/element/index.ts";
import type { PopupQueue } from "../../../shared/state/index.ts";
import type { EmailForm } from "../common/form/email-form.ts";
import type { NewsletterPopupTexts } from "./newsletter-popup.strings.ts";
import type { Page, Watch } from "./trigger.ts";

export interface PopupProps {
  readonly listId: number;
  readonly trigger: string;
  readonly mobileTrigger: string;
}

export interface PopupStore {
  /** `popupBlocked`: subscribed, but the browser did not let the next page open by itself. */
  readonly phase: ReadableAtom<"closed" | "open" | "popupBlocked">;
  /** What the popup says, and the address to go to after subscribing. */
  readonly letter: ReadableAtom<{ readonly content: string; readonly next: string }>;
  /** Null until there is something to offer. */
  readonly offer: ReadableAtom<Offer | null>;
  /** A person subscribed here. */
  readonly thanked: ReadableAtom<boolean>;
  readonly form: EmailForm;
  close(): void;
  /** For people who asked for it: neither trigger nor cookie count. */
  open(): Promise<void>;
}

export type PopupView = WidgetView<PopupStore, PopupProps, NewsletterPopupTexts>;

export interface Offer {
  popupQueue(): PopupQueue;
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
