/** Written apart from the profiles, so that a slip in a profile shows. */
const harmfulElement =
  /^(script|style|link|meta|base|title|iframe|frame|frameset|object|embed|applet|portal|fencedframe|template|slot|noscript|noembed|xmp|plaintext|marquee|svg|math|video|audio|source|picture|map|area|canvas|dialog)$|-/;
const harmfulAttribute =
  /^on|^(style|srcdoc|srcset|formaction|form|is|slot|part|exportparts|ping|background|usemap|cite|autofocus|popover|popovertarget|commandfor|xmlns|patchsrc|contenteditable|accesskey)$|:/;
const formElement =
  /^(form|input|button|select|option|textarea|fieldset|label|output|datalist|details|img|table|tr|td)$/;
const namedFields = /^(input|select|textarea|button|output|fieldset)$/;

function* harmOf(element: Element, profile: "message" | "fragment"): Generator<string> {
  const { localName } = element;
  if (element.namespaceURI !== "http://www.w3.org/1999/xhtml") yield `${localName} of another namespace`;
  if (harmfulElement.test(localName)) yield `element ${localName}`;
  if (profile === "message" && formElement.test(localName)) yield `element ${localName} in a message`;
  if (element.shadowRoot) yield `shadow tree of ${localName}`;
  if (Array.from(element.classList).some((name) => name.startsWith("suite-"))) yield `class ${element.className}`;
  for (const name of Element.prototype.getAttributeNames.call(element)) {
    const value = Element.prototype.getAttribute.call(element, name)!;
    if (harmfulAttribute.test(name)) yield `attribute ${name}`;
    if (profile === "message" && /^(class|id|name|data-.*|role|aria-.*)$/.test(name))
      yield `attribute ${name} in a message`;
    if (name === "for" && !/^(label|output)$/.test(localName)) yield `for of ${localName}`;
    if (name === "name" && !namedFields.test(localName)) yield `name of ${localName}`;
    if (name === "href" && !/^(https?|mailto|tel):$/.test((element as HTMLAnchorElement).protocol))
      yield `address ${value}`;
    if (/^(src|action)$/.test(name) && !/^https?:$/.test(new URL(value, document.baseURI).protocol))
      yield `address ${value}`;
  }
  if (element instanceof HTMLAnchorElement && element.rel !== "noopener") yield "a link that keeps its opener";
  if (element instanceof HTMLFormElement) {
    for (const key in element) {
      const hidden =
        (element[key as never] as unknown) instanceof HTMLInputElement &&
        !/^(\d+|title|lang|(first|last)(Element)?Child)$/.test(key);
      if (hidden) yield `form without its ${key}`;
    }
  }
}

/** Everything in a tree that may not be there. */
export function harmIn(root: Element, profile: "message" | "fragment"): string[] {
  const found = Array.from(root.querySelectorAll("*")).flatMap((element) => [...harmOf(element, profile)]);
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_PROCESSING_INSTRUCTION);
  return comments.nextNode() ? [...found, "comment"] : found;
}
