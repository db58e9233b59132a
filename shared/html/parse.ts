import { ownDocument, shared } from "../element/index.ts";

interface PolicyMaker {
  trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
  };
}

/**
 * Parses HTML unchecked, in a document without a window; no other function does. The Trusted Types policy `suite-html`, of which a page can have one
 * only, stays in this module: callers receive inert nodes.
 * @throws if the page's policy does not allow `suite-html`
 */
export const parse = (): ((html: string, name: string) => Element) =>
  shared("suite.html", () => {
    const policy = (globalThis as PolicyMaker).trustedTypes?.createPolicy("suite-html", { createHTML: (html) => html });
    return (html: string, name: string) => {
      const context = ownDocument.implementation.createHTMLDocument("").createElement(name);
      context.innerHTML = policy ? policy.createHTML(html) : html;
      return context;
    };
  });
