/** Elements by the box they reserve, as CSS. */
function rules(declarations) {
  const tagsOf = new Map();
  for (const { tag, box } of declarations) {
    // an empty box and a full one have different baselines
    const align = box.display === "inline-block" ? ";vertical-align:middle" : "";
    const css = `{display:${box.display}${align}${box.minBlockSize ? `;min-block-size:${box.minBlockSize}` : ""}}`;
    tagsOf.set(css, [...(tagsOf.get(css) ?? []), tag]);
  }
  return [...tagsOf].map(([css, tags]) => tags.join(",") + css).join("");
}

/** The space of markup that will be adopted, which is the element's: for `dist/suite.css` only. */
export const adoptedBoxesCss = (declarations) =>
  declarations
    .filter(({ adopts, box }) => adopts && !adopts.place && box.minBlockSize)
    .map(({ adopts, box }) => `${adopts.selector}{min-block-size:${box.minBlockSize}}`)
    .join("");

/**
 * `dist/suite.css`, and what the loader adopts without it: every host's box is reserved, and while scripts run an element
 * holds that place empty for 2 s at most, so that its fallback does not flash. The loader also reads the tags from it.
 */
export function boxesCss(declarations) {
  // what an element drives is its content, with it and without
  const shown = declarations.filter(({ box, adopts }) => box.display !== "contents" && !adopts?.drives).map(({ tag }) => tag);
  return (
    rules(declarations) +
    "@keyframes suite_wait{from{visibility:hidden}}" +
    `@media(scripting:enabled){:is(${shown}):not(:defined,[data-load]){animation:suite_wait 2s step-end}}`
  );
}
