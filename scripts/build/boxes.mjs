const wait = "&:not(:defined,[data-load]){animation:suite_wait 2s step-end}";

/** Elements by what holds for them until they are there, as CSS. */
function rules(declarations, isLoader) {
  const tagsOf = new Map();
  for (const { tag, box, drives } of declarations) {
    // an empty box and a full one have different baselines
    const align = box.display === "inline-block" ? ";vertical-align:middle" : "";
    const space = box.minBlockSize ? `;min-block-size:${box.minBlockSize}` : "";
    // what an element drives is its content, with it and without
    const hidden =
      box.display === "contents" || drives === true ? "" : `;${isLoader ? wait : `@media(scripting:enabled){${wait}}`}`;
    // a control of the page's is where it would be without the element
    const own = drives === "control" ? ";&:has(>a,>button,>label,>ul){display:contents;animation:none!important}" : "";
    const css = `{display:${box.display}${align}${space}${hidden}${own}}`;
    tagsOf.set(css, [...(tagsOf.get(css) ?? []), tag]);
  }
  return [...tagsOf].map(([css, tags]) => tags.join(",") + css).join("");
}

/**
 * The body of a page that is adopted by a script in its head. Of the head alone: whatever came into a page whose root is asked
 * `:has()` would have all of the page styled anew.
 */
const adopting = (script) => `head:has(script${script}):not(:has(script[src*=assets_frontend]))~body`;

const room =
  "[class*=navbar-expand] :is([class*=collapse],[class*=container]):has(>#top_menu:not(.o_no_autohide_menu)):not([data-one-line])";

/** A menu of a wide page is one line before it is measured, so that no script changes the header's height; until then it scrolls. */
const menuLine = `@media(min-width:768px){${adopting(':is([data-adopt=""],[data-adopt~=page-behaviours])')} ${room}{overflow:auto hidden;scrollbar-width:none;#top_menu{flex-wrap:nowrap;.nav-link{white-space:nowrap}}}}`;

/**
 * For pages that are adopted, before any script: the space of their markup, which is the element's, and their main menu, which the stock script
 * would show once it has measured it. For `dist/suite.css` only.
 */
export const adoptedCss = (declarations) => {
  const spaces = declarations
    .filter(
      ({ adopts, drives, box }) =>
        adopts?.space ?? (adopts && adopts.place !== "append" && drives !== "control" && box.minBlockSize),
    )
    .map(({ adopts, box }) => `${adopts.selector}{min-block-size:${adopts.space ?? box.minBlockSize}}`);
  const looks = declarations
    .filter(({ adopts }) => adopts?.waiting)
    .map(({ adopts }) => `${adopts.selector}{${adopts.waiting}}`);
  return `${adopting("[data-adopt]")}{${[...spaces, ...looks].join("")}#top_menu.o_menu_loading{visibility:visible!important;opacity:1!important;&.nav{display:flex!important}}}${menuLine}@keyframes suite_cut{from{overflow:clip}}`;
};

/** How the content of some stands until they are ready. For `dist/suite.css` only. */
export const waitingCss = (declarations) =>
  declarations
    .filter(({ waiting }) => waiting)
    .map(({ tag, waiting }) => `@media(scripting:enabled){${tag}:not(:state(ready),[data-load]){${waiting}}}`)
    .join("");

/**
 * Elements in one line appear in their order: one that is there would be pushed aside by an earlier one whose width nobody
 * knows yet. For `dist/suite.css` only.
 */
export function rowsCss(declarations) {
  const inline = `:is(${declarations.filter(({ box }) => box.display === "inline-block").map(({ tag }) => tag)})`;
  return `@media(scripting:enabled){${inline}:not(:state(ready),[data-load])~${inline}{animation:suite_wait 2s step-end}}`;
}

/**
 * `dist/suite.css`, and what the loader adopts without it: every host's box is reserved, and while scripts run an element
 * holds that place empty for 2 s at most, so that its fallback does not flash. The loader also reads the tags from it, and
 * where it runs scripts do.
 */
export const boxesCss = (declarations, isLoader = false) =>
  `${rules(declarations, isLoader)}@keyframes suite_wait{from{visibility:hidden}}`;
