const entities: Readonly<Record<string, string | null>> = {
  __proto__: null,
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
};

const character = (whole: string, name: string) =>
  name[0] === "#" ? String.fromCodePoint(+name.slice(1).replace(/x/i, "0x") || 0xfffd) : (entities[name] ?? whole);

/**
 * The text that the suite made this body of (WIRE.md section 10: escaped, line breaks as `<br>`, links), for comparing
 * and for reading aloud, never for the page.
 */
export const plainText = (body: string): string =>
  body
    .replace(/<br\s*\/?>|<\/p>\s*<p[^>]*>/gi, "\n")
    .replace(/<[^>]*>?/g, "") // an open one ends with the text, as it does for the parser
    .replace(/&(#\d{1,6}|#x[\da-f]{1,5}|\w+);/gi, character)
    .trim();

/** Text as HTML that shows it, line breaks included. */
export const htmlOf = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`).replaceAll("\n", "<br>");
