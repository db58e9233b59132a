import { shared } from "#shared/element/index.ts";
import { type Intent, onIntent } from "#shared/state/intent.ts";

interface QuoteIntent extends Intent<void> {
  readonly text?: unknown;
}

/**
 * Inserts a text into a composer. Returns false if the chatter has no composer.
 * @param isLast true if no chatter of the page has a composer: this one scrolls to its comments and tells the visitor to sign in
 */
export type TakeQuote = (text: string, isLast?: boolean) => boolean;

/** The page's chatters of a suite, in their order: the first that has a composer takes what a reader quotes (`suite-chatter-quote`). */
export const quoteTakers = (server: string): Set<TakeQuote> =>
  shared(`suite.chatter.quotes ${server}`, () => {
    const takers = new Set<TakeQuote>();
    onIntent<void, QuoteIntent>("suite-chatter-quote", server, ({ text }) => {
      if (typeof text === "string" && text.trim())
        [false, true].some((isLast) => [...takers].some((take) => take(text, isLast)));
      return Promise.resolve();
    });
    return takers;
  });
