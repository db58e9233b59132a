const escaped: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&#34;",
  "'": "&#39;",
};

/** Text for an element or an attribute in double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => escaped[char] ?? char);

const unescaped: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&#34;": '"',
  "&quot;": '"',
  "&#39;": "'",
};

/** The text of what `escapeHtml`, or a page of this server, escaped. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&[a-z#0-9]+;/g, (entity) => unescaped[entity] ?? entity);
