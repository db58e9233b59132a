import { adoptedCss, boxesCss, glowCss, loaderCss, rowsCss, waitingCss } from "./boxes.mjs";
import { closureTable } from "./closures.mjs";

/** A `SuiteList` of shared/build.d.ts, as JavaScript. */
function listOf(declarations, closures) {
  const boxes = loaderCss(declarations);
  // the loader reads the tags from the boxes, too, where each stands once; what all begin with is left out
  const prefix = /(?<=^|,)suite-/gm;
  const tags = boxes.match(/(?<=^|,)suite-[a-z-]+/gm) ?? [];
  const { names, rows } = closureTable(tags, closures);
  return JSON.stringify([boxes.replace(prefix, ""), names.join(), rows.join()]);
}

/**
 * Returns the constants of shared/build.d.ts as JavaScript, and the module of the elements that the loader does not name.
 * @param {Map<string, string[]>} closures chunks for each tag: scripts/build/closures.mjs
 */
export function loaderConstants(declarations, elements, closures = new Map()) {
  const languages = new Set(elements.flatMap((element) => element.languages));
  return {
    constants: {
      __SUITE_LIST__: listOf(
        declarations.filter(({ rare }) => !rare),
        closures,
      ),
      __SUITE_LANGUAGES__: JSON.stringify([...languages].join()),
    },
    directory: `export const directory=${listOf(
      declarations.filter(({ rare }) => rare),
      closures,
    )};\n`,
  };
}

/** The content of `dist/suite.css`. */
export const suiteCss = (declarations) =>
  boxesCss(declarations) +
  rowsCss(declarations) +
  glowCss(declarations) +
  waitingCss(declarations) +
  adoptedCss(declarations);
