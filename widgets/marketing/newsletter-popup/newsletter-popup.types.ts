import type { WidgetView } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import type { PopupQueue, StoreState } from "#shared/state/index.ts";
import type { EmailForm } from "../common/form/email-form.ts";
import type en from "../i18n/en.json";
import type { Page, Watch } from "./trigger.ts";

export type NewsletterPopupTexts = Readonly<FailureTexts & typeof en.newsletterPopup>;

export const events = {
  "suite-popup-show":
    "Before the dialog opens. Cancelable: the dialog stays closed; the next trigger fires the event again",
  "suite-popup-hide": "After the dialog has closed",
  "suite-subscribe-change":
    "The visitor subscribed here, and the suite confirmed. detail: { subscribed: boolean, email: string }",
} as const;

export interface PopupProps {
  readonly listId: number;
  readonly trigger: string;
  readonly mobileTrigger: string;
}

export interface PopupState {
  /** `popupBlocked`: subscribed, but the browser blocked the tab in which the next page was to open. */
  readonly phase: "closed" | "open" | "popupBlocked";
  /** Content of the dialog: unsanitized HTML of the suite. */
  readonly content: string;
  /** Address of the page after subscribing; empty if the visitor stays. */
  readonly redirectUrl: string;
  /** True once the content is known and the visitor may subscribe. */
  readonly isOffered: boolean;
  /** True once the visitor has subscribed in this popup. */
  readonly thanked: boolean;
  /** Error of the last call; null once the visitor has subscribed. */
  readonly error: unknown;
}

/** Written out, since the view's type and the store's type would refer to each other. */
export interface PopupStore {
  readonly state: StoreState<PopupState>;
  readonly form: EmailForm;
  close(): void;
  /** Opens the dialog at the visitor's request, regardless of trigger and cookie. */
  open(): Promise<void>;
}

export type PopupView = WidgetView<PopupStore, PopupProps, NewsletterPopupTexts>;

export type PopupDialogProps = PopupView & { readonly onError: (error: unknown) => void };

/** Code that loads once there is something to offer: the module `offer.ts`. */
export interface Offer {
  popupQueue(): PopupQueue;
  watch(trigger: string, ...on: Parameters<Watch>): void;
  /** Returns the address if it is a web address. */
  safeWebUrl(address: string): string | undefined;
  /** Navigates to a redirect address; returns false if the browser blocked the new tab. */
  go(address: string): boolean;
}

/** Functions of the browser that a popup needs; tests replace them. */
export interface Browser {
  readonly page: Page;
  /** True on touch screens, where no pointer leaves the document. */
  readonly touch: boolean;
  readonly cookies: { get(name: string): string | undefined; set(name: string, value: string): unknown };
  loadOffer(): Promise<Offer>;
}
