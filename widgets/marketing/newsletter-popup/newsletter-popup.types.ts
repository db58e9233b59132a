import type { ComponentType } from "react";
import type { WidgetView } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import type { PopupQueue, StoreState } from "#shared/state/index.ts";
import type { EmailForm } from "../common/form/email-form.ts";
import type en from "../i18n/en.json";
import type { Page, Watch } from "./trigger.ts";

export type NewsletterPopupTexts = Readonly<FailureTexts & typeof en.newsletterPopup>;

export const events = {
  "suite-popup-show": "Before it opens. Cancelable: it stays closed and may ask again at the next occasion",
  "suite-popup-hide": "After it closed",
  "suite-subscribe-change":
    "A person subscribed here and the suite confirmed. detail: { subscribed: boolean, email: string }",
} as const;

export interface PopupProps {
  readonly listId: number;
  readonly trigger: string;
  readonly mobileTrigger: string;
}

export interface PopupState {
  /** `popupBlocked`: subscribed, but the browser blocked the tab in which the next page was to open. */
  readonly phase: "closed" | "open" | "popupBlocked";
  /** What the popup says: HTML, as the suite sent it. */
  readonly content: string;
  /** Where to go after subscribing; empty for staying. */
  readonly redirectUrl: string;
  /** Null until there is something to offer. */
  readonly offer: Offer | null;
  /** A person subscribed here. */
  readonly thanked: boolean;
  /** What failed last; null once a person subscribed. */
  readonly error: unknown;
}

/** Named in full, since the offer's view and the store need each other's types. */
export interface PopupStore {
  readonly state: StoreState<PopupState>;
  readonly form: EmailForm;
  close(): void;
  /** For people who asked for it: neither trigger nor cookie count. */
  open(): Promise<void>;
}

export type PopupView = WidgetView<PopupStore, PopupProps, NewsletterPopupTexts>;

interface Offer {
  popupQueue(): PopupQueue;
  watch(words: string, ...on: Parameters<Watch>): void;
  readonly PopupDialog: ComponentType<PopupView>;
  /** The address where it is one of the web. */
  safeWebUrl(address: string): string | undefined;
  /** Goes to a redirect address; false when the browser blocked the new tab. */
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
