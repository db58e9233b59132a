/** What the suite writes: an element of a message with its attributes in quotes, without brackets in them. Its end is the first `>`. */
const tag = /<(\/?)([a-z][a-z\d]*)((?:\s+[^\s"'<>=/]+(?:="[^"<>]*"|='[^'<>]*')?)*)\s*\/?>/gy;
const empty = /^(br|hr|img|wbr)$/;
/** Elements whose content is no markup, or that the parser takes apart. */
const strange = /^(iframe|math|no\w+|plaintext|script|select|style|svg|template|textarea|title|xmp)$/;
const most = 100;

/**
 * Whether HTML may be nested deeper than 100 elements: browsers need seconds for some thousands. Read from the text, since
 * the parser is what takes so long. Markup that does not close what it opens, in order, counts as deep: how a browser repairs
 * it cannot be determined without it. Never says false of what is deep.
 */
export function isDeep(html: string): boolean {
  const open: string[] = [];
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", tag.lastIndex)) {
    tag.lastIndex = at;
    const [, end, name = ""] = tag.exec(html) ?? [];
    if (!name || strange.test(name) || (end && open.pop() !== name)) return true;
    if (!end && !empty.test(name) && open.push(name) > most) return true;
  }
  return false;
}
