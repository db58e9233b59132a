import { shared } from "../../../shared/element/index.ts";
import { onIntent, type Intent } from "../../../shared/state/intent.ts";

interface QuoteIntent extends Intent<void> {
  readonly text?: unknown;
}

/** Takes a text into a composer; false where it has none. */
export type TakeQuote = (text: string) => boolean;

/** The page's chatters of a suite, in their order: the first that has a composer takes what a reader quotes (`suite-chatter-quote`). */
export const quoteTakers = (server: string): Set<TakeQuote> =>
  shared(`suite.chatter.quotes ${server}`, () => {
    const takers = new Set<TakeQuote>();
    onIntent<void, QuoteIntent>("suite-chatter-quote", server, ({ text }) => {
      if (typeof text === "string" && text.trim()) [...takers].some((take) => take(text));
      return Promise.resolve();
    });
    return takers;
  });
