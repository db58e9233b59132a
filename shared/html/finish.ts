import { own, ownDocument } from "../element/index.ts";
import { safeUrl, safeWebUrl } from "./address.ts";
import type { Profile } from "./profile.ts";

const addresses = { href: safeUrl, src: safeWebUrl, action: safeWebUrl };

/**
 * Replaces each block by a `div`. A browser walks through all that is inside a node that it moves: taken out from the innermost to the outermost and
 * filled in the other order, each node is moved twice, at any depth.
 */
function replaceBlocks(root: Element, names: readonly string[]): void {
  if (!names.length) return;
  const replaced = [...root.querySelectorAll(names.join())].reverse().map((element) => {
    const block = own(root.ownerDocument).createElement("div");
    element.replaceWith(block);
    return [block, element] as const;
  });
  for (const [block, element] of replaced.reverse()) block.append(...element.childNodes);
}

/** Finishes sanitized nodes before they enter the page, by rules that a list of elements and attributes cannot express. */
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
  }
  replaceBlocks(root, blocks);
}
