import DOMPurify from "dompurify";
import { ownDocument, shared } from "../element/index.ts";
import { dropClobberingNames } from "./fragment/names.ts";
import type { Sanitize } from "./platform.ts";

interface PolicyMaker {
  trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
  };
}

/**
 * The only place where text becomes nodes unchecked: in a document without a window. The Trusted Types policy
 * `suite-html`, of which a page can have one only, stays in here: whoever finds this function gets dead nodes from it.
 */
const parse = (): ((html: string, name: string) => Element) =>
  shared("suite.html", () => {
    const policy = (globalThis as PolicyMaker).trustedTypes?.createPolicy("suite-html", { createHTML: (html) => html });
    return (html: string, name: string) => {
      const context = ownDocument.implementation.createHTMLDocument("").createElement(name);
      context.innerHTML = policy ? policy.createHTML(html) : html;
      return context;
    };
  });

/** By DOMPurify, for browsers without a sanitizer. It works on nodes: what was checked is not written and read again. */
export const sanitizeByPurify: Sanitize = (html, name, { elements, blocks, attributes, dataAttributes }) => {
  const parsed = parse()(html, name);
  // its root has to be an element that the list allows
  const root = parsed.ownerDocument.createElement("div");
  root.append(...parsed.childNodes);
  dropClobberingNames(root);
  // an element keeps what it is when the attribute is gone
  for (const element of root.querySelectorAll("[is]")) element.replaceWith(...element.childNodes);
  DOMPurify.sanitize(root, {
    IN_PLACE: true,
    KEEP_CONTENT: false,
    ALLOWED_TAGS: ["#text", ...elements, ...blocks],
    ALLOWED_ATTR: [...attributes],
    ALLOW_DATA_ATTR: dataAttributes,
    ALLOW_ARIA_ATTR: false,
    // it would read every other attribute as an address too
    ADD_URI_SAFE_ATTR: attributes.filter((attribute) => !/^(action|href|src)$/.test(attribute)),
    SANITIZE_DOM: false,
    TRUSTED_TYPES_POLICY: null,
  } as never);
  return root;
};
