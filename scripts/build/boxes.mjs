const notThere = ":not(:defined,[data-load])";
const wait = "{animation:suite_wait 2s step-end}";
/** Selector of a control with content of the page, which keeps its place without the element's box. */
const own = ":has(>a,>button,>label,>ul)";
const asOwn = "{display:contents;animation:none!important}";

/** Returns true if the element's space is reserved while it is empty. The content of an enhancing element takes its space by itself. */
const holds = ({ box, enhances }) => box.display !== "contents" && enhances !== true;

/** Elements by what holds for them until they are there: rules of CSS. */
function rules(declarations, more = () => "") {
  const tagsOf = new Map();
  for (const declaration of declarations) {
    const { tag, box } = declaration;
    // an empty box and a full one have different baselines
    const align = box.display === "inline-block" ? ";vertical-align:middle" : "";
    const space = box.minBlockSize ? `;min-block-size:${box.minBlockSize}` : "";
    const css = `{display:${box.display}${align}${space}${more(declaration)}}`;
    tagsOf.set(css, [...(tagsOf.get(css) ?? []), tag]);
  }
  return [...tagsOf].map(([css, tags]) => tags.join(",") + css);
}

/** Returns the same rule for elements in a certain state. Each selector is a single tag: a browser matches a list of tags against every element of the page. */
const each = (declarations, state, css) =>
  declarations.length ? declarations.map(({ tag }) => tag + state).join(",") + css : "";

/**
 * The body of a page that is adopted by a script in its head. Of the head alone: whatever came into a page whose root is asked
 * `:has()` would restyle the whole page.
 */
const adopting = (script) => `head:has(script${script}):not(:has(script[src*=assets_frontend]))~body`;

const room =
  "[class*=navbar-expand] :is([class*=collapse],[class*=container]):has(>#top_menu:not(.o_no_autohide_menu)):not([data-one-line])";

/** A menu of a wide page is one line before it is measured, so that no script changes the header's height; until then it scrolls. */
const menuLine = `@media(min-width:768px){${adopting(':is([data-adopt=""],[data-adopt~=page-behaviours])')} ${room}{overflow:auto hidden;scrollbar-width:none;#top_menu{flex-wrap:nowrap;.nav-link{white-space:nowrap}}}}`;

/**
 * Returns rules for adopted pages before any script runs: the space of markup that becomes an element, and the main menu, which the built-in script
 * would show after it was measured. For `dist/suite.css` only.
 */
export const adoptedCss = (declarations) => {
  const spaces = declarations
    .filter(
      ({ adopts, enhances, box }) =>
        adopts?.space ?? (adopts && adopts.place !== "append" && enhances !== "control" && box.minBlockSize),
    )
    .map(({ adopts, box }) => `${adopts.selector}{min-block-size:${adopts.space ?? box.minBlockSize}}`);
  const looks = declarations
    .filter(({ adopts }) => adopts?.waiting)
    .map(({ adopts }) => `${adopts.selector}{${adopts.waiting}}`);
  return `${adopting("[data-adopt]")}{${[...spaces, ...looks].join("")}#top_menu.o_menu_loading{visibility:visible!important;opacity:1!important;&.nav{display:flex!important}}}${menuLine}@keyframes suite_cut{from{overflow:clip}}`;
};

/** Returns the styles of content that waits for its element. For `dist/suite.css` only. */
export const waitingCss = (declarations) =>
  declarations
    .filter(({ waiting }) => waiting)
    .map(({ tag, waiting }) => `@media(scripting:enabled){${tag}:not(:state(ready),[data-load]){${waiting}}}`)
    .join("") + "@keyframes suite_fold{from{display:none}}";

/**
 * Returns rules by which elements of one line appear in their order: an earlier one, whose width is unknown, would push a later one aside.
 * For `dist/suite.css` only.
 */
export function rowsCss(declarations) {
  const inline = declarations.filter(({ box }) => box.display === "inline-block").map(({ tag }) => tag);
  const late = inline.map((tag) => `:is(${inline}):not(:state(ready),[data-load])~${tag}`);
  return `@media(scripting:enabled){${late}${wait}}`;
}

/** Registers the unit of lengths as shared/element/sheet.ts does, for boxes of elements that have not started. */
const unit = '@property --_rem{syntax:"<length>";inherits:true;initial-value:16px}';

/**
 * Hides controls of the team on pages of the suite that lack the attributes of a publisher's page, except where the suite wrote the controls.
 * For `dist/suite.css` only.
 */
const withheldCss = (declarations) => {
  const controls = declarations.filter(({ mayShow }) => mayShow);
  const css = each(controls, ":not(:state(ready))", "{display:none}");
  return css && `html[data-website-id]:not([data-editable],[data-translatable]){${css}}`;
};

const keyframes = "@keyframes suite_wait{from{visibility:hidden}}";

/** Returns true if a box is so high that it looks like a hole while it is empty. */
const isHole = ({ box }) => parseFloat(box.minBlockSize ?? "0") >= 6;

/** Lines of the page's own text colour, as long as nothing else is in the box: for as long as the fallback is held back, or 30 s in an empty element. */
const lines =
  '{position:relative;&::before{content:"";position:absolute;inset:0;visibility:visible;opacity:0;pointer-events:none;background:repeating-linear-gradient(color-mix(in srgb,currentColor 7%,#0000) 0 .75em,#0000 0 2.25em);animation:suite_glow 2s .15s}&:not(:has(>*))::before{animation-iteration-count:15}}';

const glow =
  "@keyframes suite_glow{from,to{opacity:.5}50%{opacity:1}}@media(prefers-reduced-motion:reduce){@keyframes suite_glow{from,to{opacity:1}}}";

/**
 * Returns the looks of high boxes before the code of their element is there, without its code or motion that a visitor refuses.
 * For `dist/suite.css` only.
 */
export function glowCss(declarations) {
  const holes = declarations.filter(isHole);
  const held = each(holes.filter(holds), notThere, lines);
  const empty = each(
    holes.filter((declaration) => !holds(declaration)),
    `${notThere}:not(:has(>*))`,
    lines,
  );
  return `@media(scripting:enabled){${held}${empty}}${glow}`;
}

/**
 * In `dist/suite.css`: every host's box is reserved, and where scripts run an element holds that place empty for 2 s at most, so that its
 * fallback does not flash.
 */
export const boxesCss = (declarations) =>
  rules(declarations).join("") +
  `@media(scripting:enabled){${each(declarations.filter(holds), notThere, wait)}}` +
  each(
    declarations.filter(({ enhances }) => enhances === "control"),
    own,
    asOwn,
  ) +
  withheldCss(declarations) +
  keyframes +
  unit;

/**
 * Returns the same rules for the loader, which reads the tags from them: one rule a line, nested to be short. Scripts run wherever the
 * loader does.
 */
export const loaderCss = (declarations) =>
  rules(declarations, (declaration) => {
    const held = holds(declaration) ? `;&${notThere}${wait}` : "";
    return declaration.enhances === "control" ? `${held};&${own}${asOwn}` : held;
  })
    .concat(keyframes)
    .join("\n");
