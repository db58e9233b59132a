import { closureTable } from "./closures.mjs";
import { adoptedCss, boxesCss, rowsCss, waitingCss } from "./boxes.mjs";

/**
 * What the build fills into the loader, as JavaScript, by the names in shared/loader/build.d.ts.
 * @param {Map<string, string[]>} closures per tag what it needs at first: scripts/build/closures.mjs
 */
export function loaderConstants(declarations, elements, closures = new Map()) {
  const boxes = boxesCss(declarations, true);
  const languages = new Set(elements.flatMap((element) => element.languages));
  // the loader reads the tags from the boxes, too, where each stands once; what all begin with is left out
  const prefix = /(?<=^|[,}])suite-/g;
  const tags = boxes.match(/(?<=^|[,}])suite-[a-z-]+/g);
  const { names, rows } = closureTable(tags, closures);
  return {
    __SUITE_BOXES__: JSON.stringify(boxes.replace(prefix, "")),
    __SUITE_LANGUAGES__: JSON.stringify([...languages].join()),
    __SUITE_CHUNKS__: JSON.stringify(names.join()),
    __SUITE_CLOSURES__: JSON.stringify(rows.join()),
  };
}

/** The content of `dist/suite.css`. */
export const suiteCss = (declarations) =>
  boxesCss(declarations) + rowsCss(declarations) + waitingCss(declarations) + adoptedCss(declarations);
