import type { WidgetView } from "#shared/element/index.ts";
import type { StoreState } from "#shared/state/index.ts";
import type en from "../i18n/en.json";

export type GalleryTexts = Readonly<typeof en.gallery>;

export const events = {
  "suite-popup-show": "The lightbox is about to open. Cancel the event to keep the lightbox closed",
  "suite-popup-hide": "The lightbox has closed",
  "suite-slide-change":
    "A visitor went to another picture; not emitted by the automatic change. The index counts from 0. detail: { index: number }",
} as const;

/** Picture of the page, as the lightbox shows it. */
export interface Picture {
  readonly src: string;
  /** Other sizes of the picture; empty without them. */
  readonly srcset: string;
  /** Address of the image in the page, which the browser has already loaded. */
  readonly thumbnail: string;
  readonly alt: string;
  readonly caption: string;
}

export interface GalleryProps {
  readonly interval: number;
}

export interface GalleryState {
  readonly pictures: readonly Picture[];
  /** Index of the picture in the lightbox; -1 while the lightbox is closed. */
  readonly at: number;
}

/** Part of the page's address that names the visible picture. */
export interface Address {
  /** Returns the index of the named picture; -1 if the address names none of this gallery. */
  read(): number;
  /** Names a picture, in a new history entry if the address named none of this gallery. */
  write(at: number): void;
  /** Removes the name; goes back if the gallery added the history entry. */
  clear(): void;
  /** Calls `handler` when the visitor goes back or forward, or changes the address. */
  watch(handler: () => void, signal: AbortSignal): void;
}

export interface GalleryStore {
  readonly state: StoreState<GalleryState>;
  /** Sets the current pictures of the gallery. */
  found(pictures: readonly Picture[], address: Address): void;
  /** Opens the lightbox for a picture that the visitor pressed or the address names. */
  open(at: number): void;
  /** Shows another picture of an open lightbox. @param isPerson false for the automatic change */
  show(at: number, isPerson: boolean): void;
  close(): void;
  fail(error: unknown): void;
  failEmpty(): void;
}

export type GalleryView = WidgetView<GalleryStore, GalleryProps, GalleryTexts>;
