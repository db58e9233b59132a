import { adoptedCss, boxesCss, rowsCss, waitingCss } from "./boxes.mjs";

/** What the build fills into the loader, as JavaScript, by the names in shared/loader/build.d.ts. */
export function loaderConstants(declarations, elements) {
  const languages = new Set(elements.flatMap((element) => element.languages));
  const wordless = declarations.filter(({ texts }) => !Object.keys(texts).length).map(({ tag }) => tag);
  return {
    __SUITE_BOXES__: JSON.stringify(boxesCss(declarations, true)),
    __SUITE_LANGUAGES__: JSON.stringify([...languages].join()),
    __SUITE_WORDLESS__: JSON.stringify(wordless.join()),
  };
}

/** The content of `dist/suite.css`. */
export const suiteCss = (declarations) =>
  boxesCss(declarations) + rowsCss(declarations) + waitingCss(declarations) + adoptedCss(declarations);
