/**
 * Warnings for authors: a chunk that is loaded where something may be wrong, by the loader and by the element layer. It
 * imports nothing, since the core may not be there.
 */

/** Edits between two words (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (a[i] === b[j] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}

/** The page's registry (shared/element/page.ts), as far as this chunk uses it. */
const page = () =>
  ((globalThis as { [key: symbol]: { config?: DOMStringMap; warned?: Set<string> } | undefined })[
    Symbol.for("suite.page")
  ] ??= {});

/** One warning, however many elements of the page have the same mistake; the page doctor reads them later. */
function warn(line: string) {
  const warned = (page().warned ??= new Set());
  if (!warned.has(line)) console.warn(line);
  warned.add(line);
}

/** The loader's script is on the page a second time. */
export const twice = (): void => warn("suite-widgets: the loader is on this page twice; the second one does nothing");

/** Another copy of our code has defined the tag. */
export const defined = (tag: string, version: string): void =>
  warn(`<${tag}> is defined already; the copy of version ${version} is not used`);

/** Names the known tag that is nearest to an unknown one. */
export function unknown(tag: string, tags: readonly string[]): void {
  const [nearest] = tags.map((known) => [distance(tag, known), known] as const).sort(([a], [b]) => a - b);
  warn(`<${tag}> is not an element of suite-widgets` + (nearest ? `; did you mean <${nearest[1]}>?` : ""));
}

/** An attribute whose value its kind cannot read. */
export const unreadable = (tag: string, name: string, value: string, expected: string): void =>
  warn(`<${tag}> ${name}=${JSON.stringify(value)} is not ${expected}; the default is used`);

const bare = (name: string) => name.replace(/^data-/, "").replaceAll("-", "");

/**
 * The attribute that a name stands for by mistake: without its `data-` or its dashes, or with a letter or two wrong. Names that
 * other tools put on the element are far from ours, as are those that HTML knows.
 */
function meant(host: Element, name: string, known: readonly string[]): string | undefined {
  // some begin the names of any number of attributes
  if (known.some((other) => other.endsWith("-") && name.startsWith(other))) return undefined;
  if (known.includes(name) || name in HTMLElement.prototype || name === "class") return undefined;
  const own = bare(name);
  const limit = !name.startsWith("data-") || own.length < 4 ? 0 : own.length < 9 ? 1 : 2;
  const near = known
    .filter((other) => !host.hasAttribute(other))
    .map((other) => [distance(own, bare(other)), other] as const);
  const [nearest] = near.filter(([edits]) => edits <= limit).sort(([a], [b]) => a - b);
  return nearest?.[1];
}

/** Attributes of an element that are no attributes of it, each with the one that was meant. */
function misspelt(host: Element): (readonly [name: string, meant: string])[] {
  const { observedAttributes } = host.constructor as unknown as { readonly observedAttributes: readonly string[] };
  return host.getAttributeNames().flatMap((name) => {
    const other = meant(host, name, observedAttributes);
    return other ? [[name, other] as const] : [];
  });
}

/** Sections of a page, and elements of ours: none of them is written as fallback. */
const others = /^(h1|h2|article|aside|footer|header|main|nav|section|suite-.*)$/;

/** Whether all that follows in the parent stands in an element, which shows nothing of it. What was adopted holds one node. */
const hasSwallowed = (host: Element) =>
  !host.nextSibling &&
  host.childNodes.length > 1 &&
  !host.shadowRoot!.querySelector("slot") &&
  [...host.querySelectorAll("*")].some(({ localName }) => others.test(localName));

/** All of the page has been read by then, and frameworks have put in what they put in at once. */
const settled = () =>
  new Promise<void>((resolve) => {
    const rest = () => requestAnimationFrame(() => resolve());
    if (Reflect.get(Document.prototype, "readyState", document) === "complete") rest();
    else addEventListener("load", rest);
  });

/** Whether the page is its author's own view of it. */
function isForAuthor(): boolean {
  return (
    page().config?.["debug"] !== undefined || /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(location.hostname)
  );
}

const css = `[part=author-notice]{margin:0;padding:.75em 1em;border:2px dashed #b45309;border-radius:.5em;background:#fffbeb;color:#451a03;
font:16px/1.5 system-ui,sans-serif;text-align:start;overflow-wrap:anywhere}`;
let looks: CSSStyleSheet | undefined;

/** Tells the author on the page itself, in the place of the element. */
function show(host: Element, lines: readonly string[]) {
  if (!isForAuthor()) return;
  const root = host.shadowRoot!;
  const notice = Document.prototype.createElement.call(document, "p");
  notice.setAttribute("part", "author-notice");
  notice.lang = "en";
  notice.dir = "ltr";
  notice.textContent = `<${host.localName}> ${lines.join(" ")} (This is seen on localhost and with data-debug.)`;
  looks ??= new CSSStyleSheet();
  looks.replaceSync(css);
  if (!root.adoptedStyleSheets.includes(looks)) root.adoptedStyleSheets.push(looks);
  root.querySelector("[part=author-notice]")?.remove();
  root.append(notice);
}

/**
 * Looks closer at an element that may not be as its author meant it.
 * @param problem why it does not work, where it does not
 * @param needsContent whether it has nothing to show but what is written in it
 */
export async function examine(host: Element, problem?: string, needsContent?: boolean): Promise<void> {
  const { localName: tag } = host;
  const found = misspelt(host);
  for (const [name, other] of found) warn(`<${tag}> ${name} is no attribute of it; did you mean ${other}?`);
  const isThere = () => !!host.shadowRoot!.querySelector("[part=base]");
  if (problem) {
    // what is there tells visitors of its failures itself
    if (!isThere())
      show(host, [`${problem}.`, ...found.map(([name, other]) => `Did you mean ${other} where you wrote ${name}?`)]);
    return;
  }
  await settled();
  if (!host.isConnected || !isThere()) return;
  const line =
    !needsContent && hasSwallowed(host)
      ? `seems to have swallowed what follows it: HTML knows no <${tag}/>, write <${tag}></${tag}>`
      : needsContent &&
        !host.firstElementChild &&
        `is empty: it brings to life what you write between <${tag}> and </${tag}>`;
  if (!line) return;
  warn(`<${tag}> ${line}`);
  show(host, [`${line}.`]);
}
