/** All that scripts of the page have made. */
const sheets = [];
globalThis.CSSStyleSheet = class extends CSSStyleSheet {
  constructor(...given) {
    super(...given);
    sheets.push(this);
  }
};

/**
 * WebKit does not ask the media queries of a sheet again that no element on the page had adopted when their answers changed
 * (docs/guides/browsers.md): after a test whose elements are gone, those of the next one would have its window.
 */
export function askAgain() {
  for (const { media } of sheets) media.mediaText = String(media.mediaText);
}
