import { useLayoutEffect } from "react";
import { untilAbort } from "#shared/state/index.ts";
import { restoreAttributes } from "#shared/ui/index.ts";

/**
 * Writes a number into the page's own counter, which is restored at the end.
 * @param number undefined: not read yet, the page's stays; null: unknown
 * @param words what it says, in words
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
