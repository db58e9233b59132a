/** Start tag as written by the suite's own clients, or end tag. */
const allowed =
  /^<(?:\/(?:a|b|strong|i|em|u|p|ul|ol|li|blockquote|code|pre)|br\s*\/?|(?:b|strong|i|em|u|p|ul|ol|li|blockquote|code|pre)|a href="(?:https?:\/\/|mailto:|\/(?![\/\\]))[^"<>\s]*"(?: target="_blank")?)>$/i;

/** Wraps an operator's HTML in a paragraph. Removes other tags and keeps their text. */
export function cleanHtml(html: string): string {
  const clean = html.replace(/<[^<>]*>?/g, (tag) => (allowed.test(tag) ? tag : ""));
  return clean.startsWith("<p>") ? clean : `<p>${clean}</p>`;
}
