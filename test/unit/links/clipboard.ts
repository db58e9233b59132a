import type { TestContext } from "node:test";

/** Clipboard of a browser, which Node does not have. Stores the written texts in order. */
export function placeClipboard(t: TestContext): string[] {
  const written: string[] = [];
  const writeText = (text: string) => Promise.resolve(void written.push(text));
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { clipboard: { writeText } } });
  t.after(() => Reflect.deleteProperty(globalThis, "navigator"));
  return written;
}
