const sheets = new Map<string, CSSStyleSheet>();

/** The constructed sheet of a style text, one for all elements that use it: no `<style>`, so a strict policy holds. */
export function sheet(css: string): CSSStyleSheet {
  let made = sheets.get(css);
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(css);
    sheets.set(css, made);
  }
  return made;
}
