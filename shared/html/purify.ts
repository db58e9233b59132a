import DOMPurify from "dompurify";
import { own } from "../element/index.ts";
import { dropClobberingNames } from "./fragment.ts";
import { parse } from "./parse.ts";
import type { Sanitize } from "./platform.ts";

/** Sanitizes by DOMPurify, for browsers without a sanitizer. It works on nodes: checked HTML is not serialized and parsed again. */
export const sanitizeByPurify: Sanitize = (html, name, { elements, blocks, attributes, dataAttributes }) => {
  const parsed = parse()(html, name);
  // its root has to be an element that the list allows
  const root = own(parsed.ownerDocument).createElement("div");
  root.append(...parsed.childNodes);
  dropClobberingNames(root);
  // an element is not converted back when the attribute is removed
  for (const element of root.querySelectorAll("[is]")) element.replaceWith(...element.childNodes);
  DOMPurify.sanitize(root, {
    IN_PLACE: true,
    KEEP_CONTENT: false,
    ALLOWED_TAGS: ["#text", ...elements, ...blocks],
    ALLOWED_ATTR: [...attributes],
    ALLOW_DATA_ATTR: dataAttributes,
    ALLOW_ARIA_ATTR: false,
    // DOMPurify would check every other attribute as an address too
    ADD_URI_SAFE_ATTR: attributes.filter((attribute) => !/^(action|href|src)$/.test(attribute)),
    SANITIZE_DOM: false,
    TRUSTED_TYPES_POLICY: null,
  } as never);
  return root;
};
