/** A list of the page's that an element walks. */
export interface List {
  readonly declaration: { readonly tag: string };
  /** Attributes of the element. */
  readonly attributes?: string;
  /** Markup around the items. */
  readonly around?: readonly [before: string, after: string];
  /** The item of this number, from 1. */
  readonly item: (number: number) => string;
  /** Matches an item once the element has taken it. */
  readonly taken: string;
  /** A button to press afterwards, and a selector that matches an item after the press. */
  readonly press?: readonly [button: string, result: string];
}

export const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";

/** The end of a form. */
export const send = "<button>Send</button></form>";
