import { useLayoutEffect } from "react";
import { untilAbort } from "#shared/state/index.ts";
import { restoreAttributes } from "#shared/ui/index.ts";

/**
 * Writes a number into the page's own counter and restores the counter at the end.
 * @param number undefined: not read yet, the page's number stays; null: unknown
 * @param words the meaning of the number, such as "3 products in your cart"
 */
export function useCounter(
  counter: Element | null | undefined,
  number: string | null | undefined,
  words: string,
): void {
  useLayoutEffect(() => {
    if (!counter) return;
    const end = new AbortController();
    restoreAttributes(counter, ["title"], end.signal);
    const sent = [...counter.childNodes];
    untilAbort(end.signal, () => counter.replaceChildren(...sent));
    return () => end.abort();
  }, [counter]);
  useLayoutEffect(() => {
    if (!counter || number === undefined) return;
    counter.setAttribute("title", words);
    const shown = number ?? "!";
    if (counter.textContent.trim() !== shown) counter.textContent = shown;
  }, [counter, number, words]);
}

const latin = /^(de|en|es|fr|nl)\b/;

/**
 * Returns a count in the digits of a language. The first number that the browser formats takes 50 ms and more on a slow phone:
 * small numbers in Latin digits are written without the browser's formatter.
 * @param lang BCP 47
 */
export const digits = (lang: string, count: number): string =>
  count < 1000 && latin.test(lang) ? String(count) : count.toLocaleString(lang);
