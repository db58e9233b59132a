import { ownDocument } from "../element/index.ts";
import type { Profile } from "./profile.ts";

/** Reads HTML as the content of an element `name`. Returns the element, in a document of its own where nothing runs or loads. */
export type Sanitize = (html: string, name: string, profile: Profile) => Element;

interface Sanitizing {
  setHTML(html: string, options: { sanitizer: Sanitizer }): void;
}

export const hasPlatformSanitizer = (): boolean => "setHTML" in Element.prototype;

/** Sanitizes by the browser's own sanitizer. */
export const sanitizeByPlatform: Sanitize = (html, name, { elements, blocks, attributes, dataAttributes }) => {
  const context = ownDocument.implementation.createHTMLDocument("").createElement(name);
  const sanitizer = new Sanitizer({
    elements: [...new Set([...elements, ...blocks])],
    attributes: [...attributes],
    dataAttributes,
    comments: false,
  });
  (context as unknown as Sanitizing).setHTML(html, { sanitizer });
  return context;
};
