import { ownDocument, sheet } from "../../../../shared/element/index.ts";
import { attempt, begin } from "./page.ts";

/** What is said and measured of markup before anybody uses it, in the order in which it is done. */
export type SetUps = readonly (readonly [selector: string, setUp: (element: HTMLElement) => void])[];

/**
 * Makes the function that the loader calls for the page, and for what is added to it: it starts the chunk's behaviours once, until the
 * signal, and sets up the markup in the root, each element once. After the signal the page is as the suite sent it.
 */
export function driver(css: string, start: () => SetUps | Promise<SetUps>) {
  let current: AbortSignal | undefined;
  let setUps: Promise<{ selector: string; setUp: (element: HTMLElement) => void; known: WeakSet<Element> }[]>;

  async function run(signal: AbortSignal) {
    begin(signal);
    const sheets = ownDocument.adoptedStyleSheets;
    if (!sheets.includes(sheet(css))) sheets.push(sheet(css));
    return (await start()).map(([selector, setUp]) => ({ selector, setUp, known: new WeakSet<Element>() }));
  }

  return async (root: ParentNode, signal: AbortSignal): Promise<void> => {
    if (current !== signal) {
      current = signal;
      setUps = run(signal);
    }
    for (const { selector, setUp, known } of await setUps) {
      if (signal.aborted) return;
      const { matches, querySelectorAll } = Element.prototype;
      const found = [...querySelectorAll.call(root, selector)];
      if (root instanceof Element && matches.call(root, selector)) found.push(root);
      for (const element of found)
        if (!known.has(element)) {
          known.add(element);
          void attempt(element, () => setUp(element as HTMLElement));
        }
    }
  };
}
