const escaped: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&#34;",
  "'": "&#39;",
};

/** Escapes text for an element or an attribute in double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => escaped[char] ?? char);

const unescaped: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&#34;": '"',
  "&quot;": '"',
  "&#39;": "'",
};

/** Reverses `escapeHtml`. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&[a-z#0-9]+;/g, (entity) => unescaped[entity] ?? entity);
