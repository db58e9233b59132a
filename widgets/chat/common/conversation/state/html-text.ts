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
 * Returns the text from which the suite made a body (escaped, line breaks as `<br>`, links), for comparisons
 * and screen readers, never for the page.
 * @see docs/reference/chat.md#chat-13
 */
export const plainText = (body: string): string =>
  body
    .replace(/<br\s*\/?>|<\/p>\s*<p[^>]*>/gi, "\n")
    .replace(/<[^>]*>?/g, "") // an unclosed tag ends with the text, as in the parser
    .replace(/&(#\d{1,6}|#x[\da-f]{1,5}|\w+);/gi, character)
    .trim();

/** Returns HTML that shows a text with its line breaks. */
export const htmlOf = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`).replaceAll("\n", "<br>");
