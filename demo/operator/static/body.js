const allowed = new Set(["a", "b", "blockquote", "br", "code", "em", "i", "li", "ol", "p", "pre", "strong", "u", "ul"]);
const pieces = /<(\/?)([a-z]+)((?:[^<>"]|"[^"]*")*)>|[^<]+|</gi;
const entities = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

const plain = (text) =>
  text.replace(/&(?:#(\d{1,6})|(\w+));/g, (whole, code, name) =>
    code ? String.fromCodePoint(code) : (entities[name] ?? whole),
  );

/** An allowed element, a link only to where a link may lead. */
function element(name, attributes) {
  const made = document.createElement(name);
  const href = plain(/\shref="([^"]*)"/i.exec(attributes)?.[1] ?? "");
  if (name === "a" && /^(https?:\/\/|mailto:|\/(?![/\\]))/i.test(href))
    Object.assign(made, { href, target: "_blank", rel: "noopener" });
  return made;
}

/** A message's HTML as nodes. Nothing is parsed as HTML: the few elements that messages have are made one by one, the rest is text. */
export function nodesOf(html) {
  const root = document.createDocumentFragment();
  const open = [root];
  for (const [piece, end, tag, attributes] of html.matchAll(pieces)) {
    const name = tag?.toLowerCase();
    if (!name) open.at(-1).append(plain(piece));
    else if (end) {
      const depth = open.findLastIndex(({ localName }) => localName === name);
      if (depth > 0) open.length = depth;
    } else if (allowed.has(name)) {
      const made = element(name, attributes);
      open.at(-1).append(made);
      if (name !== "br") open.push(made);
    }
  }
  return root;
}
