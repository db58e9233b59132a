import type { ReadableAtom } from "nanostores";

/** A file whose addresses are checked. */
export interface ViewedFile {
  readonly id: number;
  /** Empty for a file without a name. */
  readonly name: string;
  /** Address of the file. */
  readonly src: string;
  readonly download: string;
}

/** The files of a viewer, and which of them is shown. */
export interface ViewedFiles<File extends ViewedFile> {
  /** `active`: id of the one that is shown; 0 while none is. */
  readonly state: ReadableAtom<{ readonly active: number }>;
  shown(): readonly File[];
  /** The place of the one that is shown among them; -1 while none is. */
  at(): number;
  /** Shows another one, by its place; it wraps around. */
  go(at: number): void;
  close(): void;
}

type Names =
  | "file"
  | "place"
  | "close"
  | "previous"
  | "next"
  | "zoomIn"
  | "zoomReset"
  | "zoomOut"
  | "rotate"
  | "print"
  | "printBlocked"
  | "download"
  | "broken";

/** `file`: a file without a name; `place`: with `{at}` and `{count}`. */
export type PictureTexts = Readonly<Record<Names, string>>;

export interface PictureProps {
  readonly file: ViewedFile;
  readonly texts: PictureTexts;
  /** A press on what is behind it. */
  readonly onBeside: () => void;
}
