/** Languages of the demo's own texts. */
export type TextLang = "ar" | "en";

/** A text, or texts, in each language. */
export type Localized<T> = Readonly<Record<TextLang, T>>;

/** Link to a page on the start page. */
export interface PageLink {
  readonly path: string;
  readonly texts: Localized<{ readonly title: string; readonly note: string }>;
  /** Position among the links of all areas, ascending. */
  readonly sequence: number;
  readonly isInFooter?: boolean;
}
