/**
 * Addresses in plain text (behaviour/live-chat.md section 7): http(s) with a name or an IPv4 address, or www. with a name,
 * whose last part has 2 to 13 letters; then port, path, query, hash, without the sentence's punctuation at the end.
 */
const address =
  /(?<![\p{L}\d@.])(?:https?:\/\/(?:[^\s<>@/]+@)?(?:\d{1,3}(?:\.\d{1,3}){3}|(?:[\p{L}\d-]+\.)+\p{L}{2,13})|www\.(?:[\p{L}\d-]+\.)+\p{L}{2,13})(?![\p{L}\d-])(?::\d{1,5})?(?:[/?#](?:[^\s<>]*[^\s<>.,;:!?)\]'"])?)?/giu;

/** Makes links of the addresses in an element's texts, but not inside of links; all its links open a new tab. */
export function linkify(root: Element): void {
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.parentElement?.closest("a")) continue;
    const pieces: (string | Node)[] = [];
    let end = 0;
    for (const { 0: words, index } of text.data.matchAll(address)) {
      const link = root.ownerDocument.createElement("a");
      link.href = /^www/i.test(words) ? `http://${words}` : words;
      link.rel = "noopener";
      link.textContent = words;
      pieces.push(text.data.slice(end, index), link);
      end = index + words.length;
    }
    if (end) text.replaceWith(...pieces, text.data.slice(end));
  }
  for (const link of root.querySelectorAll<HTMLAnchorElement>("a[href]")) link.target = "_blank";
}
