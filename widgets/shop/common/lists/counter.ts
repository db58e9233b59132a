import { useLayoutEffect } from "react";
import { untilAbort } from "#shared/state/index.ts";
import { restoreAttributes } from "#shared/ui/index.ts";

/**
 * Writes a number into the page's counter and restores the counter at the end.
 * @param number undefined until it is read, which keeps the page's number; null if unknown
 * @param meaning tooltip, such as "3 products in your cart"
 */
export function useCounter(
  counter: Element | null | undefined,
  number: string | null | undefined,
  meaning: string,
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
    counter.setAttribute("title", meaning);
    const text = number ?? "!";
    if (counter.textContent.trim() !== text) counter.textContent = text;
  }, [counter, number, meaning]);
}

const latin = /^(de|en|es|fr|nl)\b/;

/**
 * Returns a count in the digits of a language. The first number that the browser formats takes 50 ms and more on a slow phone:
 * small numbers in Latin digits are written without the browser's formatter.
 * @param lang BCP 47
 */
export const digits = (lang: string, count: number): string =>
  count < 1000 && latin.test(lang) ? String(count) : count.toLocaleString(lang);
