import { fragment } from "#shared/html/fragment.ts";
import { setServerHtml } from "#shared/html/index.ts";

/** Writes the HTML of a hint. A lazy chunk, since few hints have HTML: most pages never load the sanitizer. */
export const setHintHtml = (element: Element, html: string): Promise<void> => setServerHtml(element, html, fragment);
