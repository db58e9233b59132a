/** List in the page that an element processes. */
export interface List {
  readonly declaration: { readonly tag: string };
  /** Attributes of the element. */
  readonly attributes?: string;
  /** Markup around the items. */
  readonly around?: readonly [before: string, after: string];
  /** Returns the item of a number, from 1. */
  readonly item: (number: number) => string;
  /** Matches an item once the element has processed it. */
  readonly taken: string;
  /** Button to press afterwards, and a selector that matches an item after the press. */
  readonly press?: readonly [button: string, result: string];
}

export const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";

/** End of a form. */
export const send = "<button>Send</button></form>";
