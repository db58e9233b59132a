import type { ThemeTexts } from "#demo/catalogue/theme-builder/texts/index.ts";
import { fromTokens } from "#demo/catalogue/theme-builder/theme/from-tokens.ts";
import type { Given } from "#demo/catalogue/theme-builder/theme/given.ts";
import { readCss } from "#demo/catalogue/theme-builder/theme/import-css.ts";
import { find } from "#demo/common/find.ts";
import { fill } from "#demo/common/texts/index.ts";
import { announce } from "../common/announce.ts";
import { readPage } from "./read-page.ts";
import { toHex } from "./to-hex.ts";

const report = find(document, "[data-theme-report]");

function show(text: string): void {
  report.textContent = text;
  announce(text);
}

const taken = (t: ThemeTexts, given: Given, refused: readonly string[]): string => {
  const count = Object.keys(given).length;
  const message = count > 0 ? fill(t.taken, { count }) : t.takenNothing;
  return refused.length > 0 ? `${message} ${fill(t.refused, { list: refused.join("; ") })}` : message;
};

/** Binds both import forms. */
export function listenToImports(t: ThemeTexts, take: (given: Given) => void): void {
  const done = (given: Given, refused: readonly string[] = []): void => {
    take(given);
    show(taken(t, given, refused));
  };
  find(document, "[data-theme-paste]").addEventListener("submit", (event) => {
    event.preventDefault();
    const text = find(document, "#theme-paste", HTMLTextAreaElement).value;
    if (text.trimStart().startsWith("{")) return done(fromTokens(text) ?? {});
    const { given, refused } = readCss(text, toHex);
    done(given, refused);
  });
  find(document, "[data-theme-page]").addEventListener("submit", (event) => {
    event.preventDefault();
    const path = find(document, "#theme-page", HTMLInputElement).value;
    readPage(path).then(done, () => show(t.pageFailed));
  });
}
