try {
  // unit of all lengths (tokens.css). Registered, it inherits as a length; unregistered it would be 1em of each element inside
  CSS.registerProperty({ name: "--_rem", syntax: "<length>", inherits: true, initialValue: "16px" });
} catch {
  // another copy of our code has registered it, or this is a server
}

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
