import { own, ownDocument } from "./document.ts";

try {
  // Unit of all lengths (tokens.css). A registered property inherits as a length; an unregistered one would be 1em of each inner element.
  CSS.registerProperty({ name: "--_rem", syntax: "<length>", inherits: true, initialValue: "16px" });
} catch {
  // another copy of our code has registered the property, or this is a server
}

const sheets = new Map<string, CSSStyleSheet>();

/** Returns the constructed sheet of a style text, one for all elements that use the text. A strict policy allows it, unlike `<style>`. */
export function sheet(css: string): CSSStyleSheet {
  let made = sheets.get(css);
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(css);
    sheets.set(css, made);
  }
  return made;
}

/** Adds styles for the markup that an element enhances to the page, or to the shadow root that holds the element. */
export function adoptStyles(host: Element, css: string): void {
  const root = own(host).getRootNode();
  const sheets = (root === document ? ownDocument : (root as ShadowRoot)).adoptedStyleSheets;
  if (!sheets.includes(sheet(css))) sheets.push(sheet(css));
}
