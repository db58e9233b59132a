import { ownDocument } from "../element/index.ts";
import { safeUrl, safeWebUrl } from "./address.ts";
import type { Profile } from "./profile.ts";

const addresses = { href: safeUrl, src: safeWebUrl, action: safeWebUrl };

/** What a list of elements and attributes cannot say, done to sanitized nodes before they enter the page. */
export function finish(root: Element, { blocks, prepare }: Profile, base?: string): void {
  prepare?.(root);

  // Chromium's sanitizer knows comments only, and its parser makes nodes of <?…?>, by which pages can be patched
  const remarks = ownDocument.createNodeIterator(
    root,
    NodeFilter.SHOW_PROCESSING_INSTRUCTION | NodeFilter.SHOW_COMMENT,
  );
  for (let remark; (remark = remarks.nextNode() as ChildNode | null);) remark.remove();

  for (const element of root.querySelectorAll("*")) {
    for (const [name, safe] of Object.entries(addresses)) {
      const address = element.getAttribute(name);
      if (address === null) continue;
      const checked = safe(address, base);
      if (checked === undefined) element.removeAttribute(name);
      else if (base) element.setAttribute(name, checked);
    }
    if (element.localName === "a") element.setAttribute("rel", "noopener");
    if (blocks.includes(element.localName)) {
      const block = root.ownerDocument.createElement("div");
      block.append(...element.childNodes);
      element.replaceWith(block);
    }
  }
}
