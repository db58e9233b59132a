/** A start tag as the suite's own clients write it, or an end tag. */
const allowed =
  /^<(?:\/(?:a|b|strong|i|em|u|p|ul|ol|li|blockquote|code|pre)|br\s*\/?|(?:b|strong|i|em|u|p|ul|ol|li|blockquote|code|pre)|a href="(?:https?:\/\/|mailto:|\/(?![\/\\]))[^"<>\s]*"(?: target="_blank")?)>$/i;

/** The HTML that an operator posts, in a paragraph: what is no plain mark-up is left out, its text stays. */
export function cleaned(html: string): string {
  const clean = html.replace(/<[^<>]*>?/g, (tag) => (allowed.test(tag) ? tag : ""));
  return clean.startsWith("<p>") ? clean : `<p>${clean}</p>`;
}
