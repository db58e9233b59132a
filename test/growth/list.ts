/** Markup of a list. */
export interface Items {
  /** Markup around the items. */
  readonly around?: readonly [before: string, after: string];
  /** Returns the item of a number, from 1. */
  readonly item: (number: number) => string;
}

/** List in the page, or in an answer of the suite, that an element processes. */
export interface List extends Items {
  readonly declaration: { readonly tag: string };
  /** Attributes of the element. */
  readonly attributes?: string;
  /** Returns the result of each call from the markup of the list, which is not in the page then. */
  readonly answer?: (html: string) => unknown;
  /** Acts once the element is rendered. */
  readonly act?: (host: HTMLElement) => void;
  /** Matches an item, in the page or in the shadow root, once the element has processed it. */
  readonly taken: string;
  /** Button to press afterwards, and a selector that matches an item after the press. */
  readonly press?: readonly [button: string, result: string];
}

export const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";

/** End of a form. */
export const send = "<button>Send</button></form>";

/** Returns the markup of a list with a number of items. */
export const htmlOf = ({ around: [before, after] = ["", ""], item }: Items, count: number): string =>
  before + Array.from({ length: count }, (_, index) => item(index + 1)).join("") + after;
