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
  "suite-chatter-post": "The suite has stored the visitor's message. detail: { id: number }",
  "suite-chatter-page": "The visitor has moved to another page. detail: { page: number }",
  "suite-rating-filter":
    "Only messages with this number of stars are about to be shown, with 0 all again. Cancelable. A page may dispatch the event itself to filter the messages. detail: { rating: number, model: string, resId: number, server: string }",
} as const;

export interface FilesProps {
  readonly files: ChatterMessage["attachment_ids"];
  readonly server: string;
  readonly texts: ChatterTexts;
}

export interface PagesProps {
  /** Number of messages on all pages. */
  readonly count: number;
  /** Number of the page, from 1. */
  readonly page: number;
  /** Number of messages on one page. */
  readonly step: number;
  /** Number of page buttons. */
  readonly scope: number;
  readonly texts: ChatterTexts;
  readonly lang: string;
  readonly onGo: (page: number) => void;
}

export interface MessageStarsProps {
  /** Rating in the suite: twice the stars. */
  readonly value: number;
  readonly texts: ChatterTexts;
  readonly lang: string;
}

export interface GivenStarsProps extends Pick<StarChoiceProps, "chosen" | "lang" | "onChoose"> {
  readonly texts: ChatterTexts;
}

/** Views of stars, loaded if a record has ratings: the module `rating.tsx`. */
export interface RatingViews {
  /** Adopts the styles of the views into the root of a node. */
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

/** Rights of the visitor. */
interface ChatterRights {
  readonly isPublic: boolean;
  readonly isPublisher: boolean;
  readonly mayPost: boolean;
}

export interface ChatterState {
  readonly messages: readonly ChatterMessage[];
  /** Number of messages on all pages. */
  readonly count: number;
  /** Number of the page, from 1. */
  readonly page: number;
  /** null until the suite has responded. */
  readonly rights: ChatterRights | null;
  /** Statistics of the record's ratings; null: none to show. */
  readonly stats: RatingStats | null;
  /** Number of stars of the messages that are shown; 0: all. */
  readonly filter: number;
  readonly loading: boolean;
  /** Failure of messages or views; null if there is none. */
  readonly error: unknown;
  readonly draft: string;
  /** Number of stars of the draft; 0: none. */
  readonly stars: number;
  readonly sending: boolean;
  readonly sent: boolean;
  /** Failure of a message that was not posted, or may not have been posted. */
  readonly sendError: unknown;
  /** True after a lost answer: the next attempt first looks for the message. */
  readonly isLost: boolean;
  /** Number of quotes; each moves the focus to the composer. */
  readonly quoted: number;
  /** Number of quotes without a composer; each scrolls to the comments. */
  readonly turnedAway: number;
  /** Id of the message that is being published or unpublished; 0: none. */
  readonly publishing: number;
  /** Id of the message in the page's address, once its page is shown; 0: none. */
  readonly target: number;
  /** Views that load when a record or a visitor needs them; null until then. */
  readonly rating: RatingViews | null;
  readonly files: ComponentType<FilesProps> | null;
  readonly composer: ComponentType<ComposerProps> | null;
  readonly pages: ComponentType<PagesProps> | null;
}

export interface ComposerProps {
  readonly state: ChatterState;
  /** True if visitors give stars with a message. */
  readonly hasRatings: boolean;
  readonly texts: ChatterTexts;
  readonly lang: string;
  readonly onWrite: (text: string) => void;
  readonly onRate: (stars: number) => void;
  readonly onSend: () => void;
}
