import type { ComponentType } from "react";
import type sharedTexts from "#shared/i18n/en.json";
import type { FailureTexts } from "#shared/i18n/index.ts";
import type { ChatterMessage, RatingStats } from "#shared/suite/api/chatter.ts";
import type { RatingCardProps } from "#shared/ui/RatingCard.tsx";
import type { StarChoiceProps } from "#shared/ui/stars/index.ts";
import type en from "../i18n/en.json";

export type ChatterTexts = Readonly<
  FailureTexts & typeof sharedTexts.stars & typeof sharedTexts.ratings & typeof en.chatter
>;

export const events = {
  "suite-chatter-post": "The suite has a person's message. detail: { id: number }",
  "suite-chatter-page": "A person went to another page. detail: { page: number }",
  "suite-rating-filter":
    "Before messages with so many stars alone are shown, 0: all again. Cancelable. Dispatched by the page, it does so. detail: { rating: number, model: string, resId: number, server: string }",
} as const;

export interface FilesProps {
  readonly files: ChatterMessage["attachment_ids"];
  readonly server: string;
  readonly texts: ChatterTexts;
}

export interface PagesProps {
  /** Messages on all pages. */
  readonly count: number;
  /** From 1. */
  readonly page: number;
  /** Messages on one page. */
  readonly step: number;
  /** Pages that are offered at a time. */
  readonly scope: number;
  readonly texts: ChatterTexts;
  readonly lang: string;
  readonly onGo: (page: number) => void;
}

export interface MessageStarsProps {
  /** On the wire. */
  readonly worth: number;
  readonly texts: ChatterTexts;
  readonly lang: string;
}

export interface GivenStarsProps extends Pick<StarChoiceProps, "chosen" | "lang" | "onChoose"> {
  readonly texts: ChatterTexts;
}

/** Views of stars, loaded when a record has some: the module `rating.tsx`. */
export interface RatingViews {
  /** Brings the looks to where this is. */
  adopt(node: HTMLElement | null): void;
  readonly RatingCard: ComponentType<RatingCardProps>;
  readonly MessageStars: ComponentType<MessageStarsProps>;
  readonly GivenStars: ComponentType<GivenStarsProps>;
}

export interface ChatterProps {
  readonly resModel: string;
  readonly resId: number;
  readonly token: string;
  readonly pid: string;
  readonly hash: string;
  readonly shaIn: string;
  readonly shaTime: string;
  readonly allowComposer: boolean;
  readonly pagerStep: number;
  readonly pagerScope: number;
  readonly pagerStart: number;
  readonly domain: readonly unknown[];
  readonly rating: boolean;
}

/** What this visitor is and may do here. */
interface ChatterRights {
  readonly isPublic: boolean;
  readonly isPublisher: boolean;
  readonly mayPost: boolean;
}

export interface ChatterState {
  readonly messages: readonly ChatterMessage[];
  /** Of all pages. */
  readonly count: number;
  /** From 1. */
  readonly page: number;
  /** null until the suite has answered. */
  readonly rights: ChatterRights | null;
  /** Of the record's ratings; null where it has none to show. */
  readonly stats: RatingStats | null;
  /** Stars of the messages that are shown; 0: all. */
  readonly filter: number;
  readonly loading: boolean;
  /** Why messages did not come. */
  readonly error: unknown;
  readonly draft: string;
  /** Stars of the draft; 0 without a choice. */
  readonly stars: number;
  readonly sending: boolean;
  readonly sent: boolean;
  /** Why a message was not posted, or is not known to be. */
  readonly sendError: unknown;
  /** An answer was lost: the next try looks first whether the message is there. */
  readonly isLost: boolean;
  /** How many texts were quoted: each time the composer gets the focus. */
  readonly quoted: number;
  /** Number of quotes without a composer: each brings the comments into view. */
  readonly turnedAway: number;
  /** The message whose state of publication changes. */
  readonly publishing: number;
  /** The message that the address names, once its page is shown; 0: none. */
  readonly target: number;
  /** Views that have come, each once something needs it. */
  readonly rating: RatingViews | null;
  readonly files: ComponentType<FilesProps> | null;
  readonly composer: ComponentType<ComposerProps> | null;
  readonly pages: ComponentType<PagesProps> | null;
}

export interface ComposerProps {
  readonly state: ChatterState;
  /** Whether stars are given with a message. */
  readonly hasRatings: boolean;
  readonly texts: ChatterTexts;
  readonly lang: string;
  readonly onWrite: (text: string) => void;
  readonly onRate: (stars: number) => void;
  readonly onSend: () => void;
}
