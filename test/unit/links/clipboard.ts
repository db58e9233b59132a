import type { TestContext } from "node:test";

/** A browser's clipboard, which Node does not have. It keeps what is written, in order. */
export function placeClipboard(t: TestContext): string[] {
  const written: string[] = [];
  const writeText = (text: string) => Promise.resolve(void written.push(text));
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { clipboard: { writeText } } });
  t.after(() => Reflect.deleteProperty(globalThis, "navigator"));
  return written;
}
