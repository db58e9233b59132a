import type { ReadableAtom } from "nanostores";

/** File whose addresses are checked. */
export interface ViewedFile {
  readonly id: number;
  /** Empty for a file without a name. */
  readonly name: string;
  /** Address of the file. */
  readonly src: string;
  readonly download: string;
}

/** Files of a viewer, and the one that is shown. */
export interface ViewedFiles<File extends ViewedFile> {
  /** `active`: id of the file that is shown; 0 for none. */
  readonly state: ReadableAtom<{ readonly active: number }>;
  shown(): readonly File[];
  /** Returns the index of the file that is shown; -1 for none. */
  at(): number;
  /** Shows the file at an index, which wraps around. */
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

/** `file`: name of a file without one; `place`: with `{at}` and `{count}`. */
export type PictureTexts = Readonly<Record<Names, string>>;

export interface PictureProps {
  readonly file: ViewedFile;
  readonly texts: PictureTexts;
  /** Called for a press on the background. */
  readonly onBeside: () => void;
}
