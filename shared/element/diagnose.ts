/**
 * Warnings for page authors: a chunk that the loader and the element layer load if something may be wrong. It imports nothing, since the core may be
 * missing.
 */

/** Returns the number of edits between two words (Levenshtein). */
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

/** Fields of the page's registry (shared/element/page.ts) that this chunk uses. */
const page = () =>
  ((globalThis as { [key: symbol]: { config?: DOMStringMap; warned?: Set<string> } | undefined })[
    Symbol.for("suite.page")
  ] ??= {});

/** Warns once, however many elements of the page have the same mistake; the page doctor reads the warnings later. */
function warn(line: string) {
  const warned = (page().warned ??= new Set());
  if (!warned.has(line)) console.warn(line);
  warned.add(line);
}

/** Warns that the loader is on the page a second time. */
export const twice = (): void => warn("suite-widgets: the loader is on this page twice; the second one does nothing");

/** Warns that another copy of our code has defined the tag. */
export const defined = (tag: string, version: string): void =>
  warn(`<${tag}> is defined already; the copy of version ${version} is not used`);

/** Warns of an unknown tag, with the nearest known one. */
export function unknown(tag: string, tags: readonly string[]): void {
  const [nearest] = tags.map((known) => [distance(tag, known), known] as const).sort(([a], [b]) => a - b);
  warn(`<${tag}> is not an element of suite-widgets` + (nearest ? `; did you mean <${nearest[1]}>?` : ""));
}

/** Warns of an attribute whose value cannot be read. */
export const unreadable = (tag: string, name: string, value: string, expected: string): void =>
  warn(`<${tag}> ${name}=${JSON.stringify(value)} is not ${expected}; the default is used`);

/** Warns of a language that cannot be read. */
export const unreadableLanguage = (written: string): void =>
  warn(
    `suite-widgets: lang="${written}" is no language, so English is used; write one such as lang="en" or lang="pt-BR"`,
  );

const bare = (name: string) => name.replace(/^data-/, "").replaceAll("-", "");

/** Names without `data-` that elements have for the same thing, each element for one or two of them. */
const alike = [
  "model res-model",
  "res-id order-id attachment-id link-id channel-id list-id website-id company-id",
  "token access-token",
  "href src url call-url",
  "networks social share",
  "date end launch",
  "interval timeout",
].map((names) => names.split(" ").map(bare));

/**
 * Returns the attribute for which a name is a mistake: without `data-` or dashes, with a letter or two wrong, or of another element, which has it for
 * the same thing. Names that other tools put on the element differ by more, and so do names of HTML.
 */
function meant(host: Element, name: string, known: readonly string[]): string | undefined {
  // prefixes of any number of attributes
  if (known.some((other) => other.endsWith("-") && name.startsWith(other))) return undefined;
  if (known.includes(name) || name in HTMLElement.prototype || name === "class") return undefined;
  const own = bare(name);
  const limit = !name.startsWith("data-") || own.length < 4 ? 0 : own.length < 9 ? 1 : 2;
  const free = known.filter((other) => !host.hasAttribute(other));
  const near = free.map((other) => [distance(own, bare(other)), other] as const);
  const [nearest] = near.filter(([edits]) => edits <= limit).sort(([a], [b]) => a - b);
  const same = alike.find((names) => names.includes(own));
  return nearest?.[1] ?? free.find((other) => same?.includes(bare(other)));
}

/** Returns the undeclared attributes of an element, each with the attribute that was probably meant. */
function misspelt(host: Element): (readonly [name: string, meant: string])[] {
  const { observedAttributes } = host.constructor as unknown as { readonly observedAttributes: readonly string[] };
  return host.getAttributeNames().flatMap((name) => {
    const other = meant(host, name, observedAttributes);
    return other ? [[name, other] as const] : [];
  });
}

/** Sections of a page, and elements of ours: neither is written as fallback. */
const others = /^(h1|h2|article|aside|footer|header|main|nav|section|suite-.*)$/;

/** Returns the width of the indentation that a pattern finds in a node between tags; undefined without a new line. */
const indentation = (node: Node | null, pattern: RegExp) =>
  node instanceof Text ? pattern.exec(node.data)?.[1]!.length : undefined;

/**
 * Returns true if content is written as what follows an element, not as its fallback: no deeper than the element itself; or from the same line on, but
 * not up to it. Frameworks write neither with new lines.
 */
function isWrittenBeside({ firstChild, lastChild, previousSibling }: Element): boolean {
  const depth = indentation(firstChild, /^\s*\n([^\S\n]*)/);
  return depth === undefined
    ? indentation(lastChild, /^\s*\n(\s*)$/) !== undefined
    : depth <= (indentation(previousSibling, /\n([^\S\n]*)$/) ?? 0);
}

/** Returns true if all that follows in the parent is inside an element that shows nothing of it. Adopted markup is one node. */
const hasSwallowed = (host: Element) =>
  !host.nextSibling &&
  host.childNodes.length > 1 &&
  !host.shadowRoot!.querySelector("slot:not([name])") &&
  (isWrittenBeside(host) || [...host.querySelectorAll("*")].some(({ localName }) => others.test(localName)));

/** Returns true if an element has no content, where it needs some: text is content if a prop may have it instead. */
const isEmpty = (host: Element, needsContent: true | string) =>
  !host.firstElementChild && (needsContent === true || !(host.textContent.trim() || Reflect.get(host, needsContent)));

/** Returns the attribute of a prop. */
const nameOf = (prop: string) => `data-${prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Waits until the page has been parsed and frameworks have inserted their first content. */
const settled = () =>
  new Promise<void>((resolve) => {
    const rest = () => requestAnimationFrame(() => resolve());
    if (Reflect.get(Document.prototype, "readyState", document) === "complete") rest();
    else addEventListener("load", rest);
  });

/** Returns true if the page is its author's own view. */
function isForAuthor(): boolean {
  return (
    page().config?.["debug"] !== undefined || /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(location.hostname)
  );
}

const css = `[part=author-notice]{margin:0;padding:.75em 1em;border:2px dashed #b45309;border-radius:.5em;background:#fffbeb;color:#451a03;
font:16px/1.5 system-ui,sans-serif;text-align:start;overflow-wrap:anywhere}`;
let looks: CSSStyleSheet | undefined;

/** Shows the warning on the page itself, in place of the element. */
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
  // the author may correct it in the browser
  new MutationObserver((_, observer) => {
    observer.disconnect();
    notice.remove();
  }).observe(host, { attributes: true });
}

interface Problem {
  readonly kind: string;
  readonly message: string;
}

/** Returns the attributes whose values an answer of the suite names: a model, or a record's id in brackets. Its address has others. */
function refused(host: Element, { message }: Problem): string[] {
  const words = message.replace(/\S*\/\S*/g, "").split(/\s+/);
  const said = words.flatMap((word) => (/^\d/.test(word) ? [] : word.split(/[^\w.-]+/)));
  return host.getAttributeNames().flatMap((name) => {
    const value = host.getAttribute(name)!;
    return /^data-(?!text-)/.test(name) && value && said.includes(value) ? [`${name}=${JSON.stringify(value)}`] : [];
  });
}

/** Shows the author why an element failed. One that is drawn has told the visitor, and not which attribute is at fault. */
function showProblem(host: Element, isDrawn: boolean, problem: Problem, hints: readonly string[]) {
  const { kind, message } = problem;
  const names = isDrawn ? refused(host, problem) : [];
  if (names.length) show(host, [`The suite does not know ${names.join(", ")} (${message}).`, ...hints]);
  else if (!isDrawn && kind === "config") show(host, [`${message}.`, ...hints]);
}

/**
 * Examines an element that may differ from what its author meant.
 * @param problem error by which the element has failed, if it has
 * @param needsContent true if the element shows nothing but the content in it; the name of the prop that may have the content instead
 */
export async function examine(host: Element, problem?: Problem, needsContent?: true | string): Promise<void> {
  const { localName: tag } = host;
  const found = misspelt(host);
  for (const [name, other] of found) warn(`<${tag}> ${name} is no attribute of it; did you mean ${other}?`);
  const hints = found.map(([name, other]) => `Did you mean ${other} where you wrote ${name}?`);
  const isThere = () => !!host.shadowRoot!.querySelector("[part=base]");
  if (problem) return showProblem(host, isThere(), problem, hints);
  if (hints.length && isThere()) show(host, hints);
  await settled();
  if (!host.isConnected || !isThere()) return;
  const attribute = typeof needsContent === "string" ? `, or in ${nameOf(needsContent)}` : "";
  const line =
    !needsContent && hasSwallowed(host)
      ? `seems to have swallowed what follows it: HTML knows no <${tag}/>, write <${tag}></${tag}>`
      : needsContent &&
        isEmpty(host, needsContent) &&
        `is empty: it brings to life what you write between <${tag}> and </${tag}>${attribute}`;
  if (!line) return;
  warn(`<${tag}> ${line}`);
  show(host, [`${line}.`, ...hints]);
}
