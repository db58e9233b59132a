import { ownDocument } from "../element/index.ts";
import { safeUrl, safeWebUrl } from "./address.ts";
import { dropClobberingNames } from "./names.ts";
import type { Profile } from "./profile.ts";

const addresses = { href: safeUrl, src: safeWebUrl, action: safeWebUrl };

/** What a list of elements and attributes cannot say, done to sanitized nodes before they enter the page. */
export function finish(root: Element, { blocks }: Profile, base?: string): void {
  dropClobberingNames(root);

  // Chromium's sanitizer knows comments only, and its parser makes nodes of <?…?>, by which pages can be patched
  const remarks = ownDocument.createNodeIterator(root, NodeFilter.SHOW_PROCESSING_INSTRUCTION | NodeFilter.SHOW_COMMENT);
  for (let remark; (remark = remarks.nextNode() as ChildNode | null); ) remark.remove();

  for (const element of root.querySelectorAll("*")) {
    for (const [name, safe] of Object.entries(addresses)) {
      const address = element.getAttribute(name);
      if (address === null) continue;
      const checked = safe(address, base);
      if (checked === undefined) element.removeAttribute(name);
      else if (base) element.setAttribute(name, checked);
    }
    if (!element.matches("label,output")) element.removeAttribute("for");
    if (element.localName === "a") element.setAttribute("rel", "noopener");
    // the loader would make elements of them
    element.classList.remove(...Array.from(element.classList).filter((name) => name.startsWith("suite-")));
    if (blocks.includes(element.localName)) {
      const block = root.ownerDocument.createElement("div");
      block.append(...element.childNodes);
      element.replaceWith(block);
    }
  }
}
