import { own } from "../element/index.ts";

/**
 * Addresses in plain text: http(s) with a name or an IPv4 address, or www. with a name, whose last label has 2 to 13 letters; then port, path, query,
 * hash, without the punctuation at the end of a sentence. Labels after a www. that make no address are matched as well, so that each further www.
 * among them does not read all the rest again.
 */
const pattern =
  /(?<![\p{L}\d@.])(?:((?:https?:\/\/(?:[^\s<>@/]+@)?(?:\d{1,3}(?:\.\d{1,3}){3}|(?:[\p{L}\d-]+\.)+\p{L}{2,13})|www\.(?:[\p{L}\d-]+\.)+\p{L}{2,13})(?![\p{L}\d-])(?::\d{1,5})?(?:[/?#](?:[^\s<>]*[^\s<>.,;:!?)\]'"])?)?)|www\.(?:[\p{L}\d-]+\.)*)/giu;

/** Returns the addresses in a text, with their positions, in order. Takes time in proportion to the text. */
export const addressesIn = (text: string): { address: string; index: number }[] =>
  [...text.matchAll(pattern)].flatMap(({ 1: address, index }) => (address ? { address, index } : []));

/** Makes links of the addresses in an element's texts, except inside links. */
export function linkify(root: Element): void {
  const page = own(root.ownerDocument);
  const texts = page.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.parentElement && own(text.parentElement).closest("a")) continue;
    const pieces = page.createDocumentFragment();
    let end = 0;
    for (const { address, index } of addressesIn(text.data)) {
      const link = page.createElement("a");
      link.href = /^www/i.test(address) ? `http://${address}` : address;
      link.rel = "noopener";
      link.target = "_blank";
      link.textContent = address;
      pieces.append(text.data.slice(end, index), link);
      end = index + address.length;
    }
    if (!end) continue;
    pieces.append(text.data.slice(end));
    text.replaceWith(pieces);
  }
}
