const escaped: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&#34;", "'": "&#39;" };

/** Text for an element or an attribute in double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => escaped[char] ?? char);
