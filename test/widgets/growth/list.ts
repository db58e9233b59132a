/** A list of the page's that an element walks. */
export interface List {
  readonly declaration: { readonly tag: string };
  /** Attributes of the element. */
  readonly attributes?: string;
  /** What stands around the items. */
  readonly around?: readonly [before: string, after: string];
  /** The item of this number, from 1. */
  readonly item: (number: number) => string;
  /** Matches an item once the element has taken it. */
  readonly taken: string;
  /** What a person presses afterwards, and what matches an item then. */
  readonly press?: readonly [button: string, result: string];
}

export const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";

/** The end of a form. */
export const send = "<button>Send</button></form>";
