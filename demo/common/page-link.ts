/** Languages of the demo's own texts. */
export type TextLang = "ar" | "en";

/** What is said in each of them. */
export type Wordings<T> = Readonly<Record<TextLang, T>>;

/** What the start page tells about a page. */
export interface PageLink {
  readonly path: string;
  readonly words: Wordings<{ readonly title: string; readonly note: string }>;
  /** Where it stands among those of all areas: the smaller, the further up. */
  readonly sequence: number;
  readonly isInFooter?: boolean;
}
