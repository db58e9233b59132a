import type { WidgetView } from "#shared/element/index.ts";
import type { StoreState } from "#shared/state/index.ts";
import type en from "../i18n/en.json";

export type GalleryTexts = Readonly<typeof en.gallery>;

export const events = {
  "suite-popup-show": "Before the lightbox opens. Cancelable: it stays closed",
  "suite-popup-hide": "After it closed",
  "suite-slide-change":
    "A visitor went to another picture; not by itself. Places count from 0. detail: { index: number }",
} as const;

/** A picture of the page, as the lightbox shows it. */
export interface Picture {
  readonly src: string;
  /** Of the same picture in other sizes; empty where there is one alone. */
  readonly srcset: string;
  /** The one of the page, which the browser has already. */
  readonly thumbnail: string;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  readonly caption: string;
}

export interface GalleryProps {
  readonly interval: number;
}

export interface GalleryState {
  readonly pictures: readonly Picture[];
  /** Place of the picture that the lightbox shows, from 0; -1 while it is closed. */
  readonly at: number;
}

/** The page's address, which names the picture that is shown. */
export interface Address {
  /** Place of the picture that is named, from 0; -1 where none of this gallery is. */
  read(): number;
  /** Names a picture: in a new entry of the history where none of this gallery was named. */
  write(at: number): void;
  /** Names none any more, by going back where the entry is ours. */
  leave(): void;
  /** Calls `act` when a person went back or forward, or changed the address. */
  watch(act: () => void, signal: AbortSignal): void;
}

export interface GalleryStore {
  readonly state: StoreState<GalleryState>;
  /** What the gallery has now. */
  found(pictures: readonly Picture[], address: Address): void;
  /** A person presses a picture, or the address names it. */
  open(at: number): void;
  /** Another picture of an open lightbox. */
  show(at: number, isPerson: boolean): void;
  close(): void;
  fail(error: unknown): void;
  failEmpty(): void;
}

export type GalleryView = WidgetView<GalleryStore, GalleryProps, GalleryTexts>;
