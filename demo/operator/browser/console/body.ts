const allowed = new Set(["a", "b", "blockquote", "br", "code", "em", "i", "li", "ol", "p", "pre", "strong", "u", "ul"]);
const pieces = /<(\/?)([a-z]+)((?:[^<>"]|"[^"]*")*)>|[^<]+|</gi;
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|(\w+));/g, (whole, code?: string, name = "") =>
    code ? String.fromCodePoint(Number(code)) : (entities[String(name)] ?? whole),
  );

/** Creates an allowed element; links keep only safe addresses. */
function createAllowed(name: string, attributes: string): HTMLElement {
  const element = document.createElement(name);
  const href = decode(/\shref="([^"]*)"/i.exec(attributes)?.[1] ?? "");
  if (name === "a" && /^(https?:\/\/|mailto:|\/(?![/\\]))/i.test(href))
    Object.assign(element, { href, target: "_blank", rel: "noopener" });
  return element;
}

/** Converts a message's HTML to nodes without an HTML parser: creates the few allowed elements one by one, and keeps the rest as text. */
export function nodesOf(html: string): DocumentFragment {
  const root = document.createDocumentFragment();
  const open: HTMLElement[] = [];
  const append = (node: Node | string): void => (open.at(-1) ?? root).append(node);
  for (const [piece, end, tag, attributes = ""] of html.matchAll(pieces)) {
    const name = tag?.toLowerCase();
    if (!name) append(decode(piece));
    else if (end) {
      const depth = open.findLastIndex(({ localName }) => localName === name);
      if (depth >= 0) open.length = depth;
    } else if (allowed.has(name)) {
      const element = createAllowed(name, attributes);
      append(element);
      if (name !== "br") open.push(element);
    }
  }
  return root;
}
