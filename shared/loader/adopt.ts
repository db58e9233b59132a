/** The chunk that upgrades markup which others wrote: the stock front end's, and divs that stand for our tags. */
import adoptions, { pageChunks } from "virtual:adoptions";
import { functionsOf, own } from "./own.ts";
import { adoptPageStyles, showMenu } from "./stock-page.ts";
import { idle, slices, type Pause } from "./slices.ts";
import { stockRuns, stockSettled } from "./stock-scripts.ts";
import { writtenAttributes } from "./written.ts";
import { wrap, type Place, type Undo } from "./wrap.ts";

/** Mirrors `Adoption` of shared/element, which this room may not import. */
export interface AdoptionRow {
  readonly tag: string;
  readonly selector: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly place?: Place;
  readonly drives?: true | "control";
  read?(markup: Element): Readonly<Record<string, string>> | undefined;
}
/** Mirrors `PageAdoption` of shared/element. */
export interface PageChunkRow {
  readonly chunk: string;
  readonly selector: string;
}
interface PageChunk {
  drive(signal: AbortSignal): Promise<void>;
}
interface Candidate {
  readonly markup: HTMLElement;
  readonly tag: string;
  readonly place?: Place | undefined;
  readonly drives?: AdoptionRow["drives"] | undefined;
  readonly attributes: () => Iterable<readonly [string, string]>;
}

const writtenTag = 'div[class*="suite-"]';
/** Of the many nodes that come into a page, few are or contain any of these. */
const anything = [writtenTag, ...[...adoptions, ...pageChunks].map(({ selector }) => selector)].join();

const undos = new Set<Undo>();
/** The elements that were put around markup or into it. */
const made = new WeakSet<Node>();
/** Markup that could not be read or wrapped, of which the console was warned. */
const left = new WeakSet<Element>();
/** Roots that were adopted, to be adopted again when the editor has closed. */
const passes = new Map<ParentNode, () => void>();
let warned = false;
let watching = false;
let hasPageStyles = false;

const isEditing = () => own("body").classList.contains("editor_enable");

/** What fails with one markup, whose functions fields of a form may hide, does not keep the others from being adopted. */
function attempt<T>(markup: Element, tag: string, what: "read" | "wrapped", act: () => T): T | undefined {
  if (left.has(markup)) return undefined;
  try {
    return act();
  } catch (error) {
    left.add(markup);
    console.warn(`suite-widgets: markup of <${tag}> cannot be ${what}, it stays as it is`, error);
    return undefined;
  }
}

/** Undefined where the markup is something else. */
function rowAttributes({ attributes = {}, read }: AdoptionRow, markup: HTMLElement): [string, string][] | undefined {
  if (read) {
    const found = read(markup);
    return found && Object.entries(found);
  }
  return Object.entries(attributes).flatMap(([name, source]) => {
    const value = markup.getAttribute(source);
    return value == null ? [] : [[name, value]];
  });
}

/** What matches in a root, itself first. */
function within(root: ParentNode, selector: string): HTMLElement[] {
  const { matches, querySelectorAll } = functionsOf(root);
  return [...(matches?.call(root, selector) ? [root] : []), ...querySelectorAll.call(root, selector)] as HTMLElement[];
}

/** What site builders wrote as a `div` in place of one of our tags. */
const writtenIn = (root: ParentNode, tags: readonly string[]): Candidate[] =>
  within(root, writtenTag).flatMap((markup) => {
    const tag = tags.find((known) => markup.classList.contains(known));
    return tag ? [{ markup, tag, attributes: () => writtenAttributes(markup) }] : [];
  });

/** The stock front end's markup of one element. */
const stockIn = (root: ParentNode, row: AdoptionRow): Candidate[] =>
  within(root, row.selector).flatMap((markup) => {
    const { tag, place, drives } = row;
    const attributes = attempt(markup, tag, "read", () => rowAttributes(row, markup));
    return attributes ? [{ markup, tag, place, drives, attributes: () => attributes }] : [];
  });

async function candidates(
  root: ParentNode,
  names: string | undefined,
  tags: readonly string[],
  pause: Pause,
): Promise<Candidate[]> {
  const found = writtenIn(root, tags);
  const wanted = names?.split(/\s+/).filter(Boolean);
  for (const row of wanted ? adoptions : []) {
    if (wanted!.length && !wanted!.includes(row.tag.slice(6))) continue;
    const stock = stockIn(root, row);
    if (!stockRuns()) found.push(...stock);
    else if (!warned && stock.length) {
      warned = true;
      console.warn("suite-widgets: the stock front end runs on this page, so its markup is not adopted");
    }
    await pause();
  }
  return found;
}

const upgrade = (candidate: Candidate) => attempt(candidate.markup, candidate.tag, "wrapped", () => host(candidate));

/** An element of ours inside of markup may look like that markup: it has its children. */
function isDone({ markup, tag, place }: Candidate): boolean {
  if (place === "append") return !!own("documentElement").querySelector(tag);
  return !!(place ? markup.matches(tag) || markup.querySelector(tag) : markup.closest(tag));
}

function host(candidate: Candidate): HTMLElement | undefined {
  const { markup, tag, place, drives, attributes } = candidate;
  if (!markup.isConnected || isEditing() || isDone(candidate)) return undefined;
  const { host, undo } = wrap(markup, tag, attributes(), place, drives);
  undos.add(undo);
  made.add(host);
  return host;
}

const inView = ({ markup, tag }: Candidate) =>
  attempt(markup, tag, "wrapped", () => markup.getBoundingClientRect().top < innerHeight);

/** Of the page's nodes that are added, those that the loader moves itself: what is in them has been looked at. */
const isMoved = (root: Node) => [root, root.parentNode].some((node) => node && made.has(node));

/** Before anything else: the menu is in view. */
function showPage(root: ParentNode) {
  const undo = showMenu(root);
  if (undo) undos.add(undo);
  if (!hasPageStyles) adoptPageStyles();
  hasPageStyles = true;
}

/** Of chunks that give behaviour to the page: the ones that run until the editor starts. */
let running: AbortController | undefined;

/** Chunks without an element, for the page's own markup (not that of shadow roots): loaded where there is some. */
function drivePage(root: ParentNode & Node, names: string) {
  if (root.getRootNode() !== document) return;
  if (!running) {
    const end = (running = new AbortController());
    undos.add(() => {
      end.abort();
      running = undefined;
    });
  }
  const { signal } = running;
  const wanted = names.split(/\s+/).filter(Boolean);
  const isWanted = ({ chunk }: PageChunkRow) => !wanted.length || wanted.includes(chunk);
  for (const { chunk } of pageChunks.filter((row) => isWanted(row) && within(root, row.selector).length > 0)) {
    (import(new URL(`${chunk}.js`, import.meta.url).href) as Promise<PageChunk>)
      .then(({ drive }) => drive(signal))
      .catch((error: unknown) => console.error(`suite-widgets: ${chunk} does not run`, error));
  }
}

/**
 * Upgrades all of a root in the order of the document, what is out of view in idle time, and reports it by one
 * `suite-adopt` event on the document. `names` are tags without `suite-`; empty is all, undefined none of the stock's.
 */
export async function adopt(
  root: ParentNode & Node,
  names: string | undefined,
  tags: readonly string[],
  debug: boolean,
): Promise<void> {
  watchEditor();
  if (isMoved(root)) return;
  if (names != null) await stockSettled();
  if (names != null && !isEditing() && !stockRuns()) showPage(root);
  const pass = () => void adopt(root, names, tags, debug);
  // of the whole page or of a shadow root
  if (!root.parentElement) passes.set(root, pass);
  if (!within(root, anything).length) return;
  // where an element is already, its place is not asked for
  const pause = slices();
  const open = (await candidates(root, names, tags, pause)).filter(
    (candidate) => !attempt(candidate.markup, candidate.tag, "wrapped", () => isDone(candidate)),
  );
  const found = open.sort(({ markup: a }, { markup: b }) =>
    Node.prototype.compareDocumentPosition.call(a, b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  // all are looked at before one is touched, or the page would be laid out anew for each
  const seen = new Set(found.filter(inView));
  const hosts: (HTMLElement | undefined)[] = [];
  for (const candidate of seen) {
    hosts.push(upgrade(candidate));
    await pause();
  }
  if (names != null && !isEditing() && !stockRuns()) drivePage(root, names);
  for (const candidate of found) {
    if (seen.has(candidate)) continue;
    await idle();
    hosts.push(upgrade(candidate));
  }
  const adopted = hosts.filter((host) => host !== undefined);
  if (!adopted.length) return;
  if (debug) console.debug("suite-widgets: adopted", adopted);
  own("dispatchEvent").call(document, new CustomEvent("suite-adopt", { detail: { adopted } }));
}

/** While the suite's editor runs, all markup is as the server sent it. */
function watchEditor() {
  if (watching) return;
  watching = true;
  let was = isEditing();
  new MutationObserver(() => {
    if (was === isEditing()) return;
    was = !was;
    if (was) {
      // what was written last goes first
      for (const undo of [...undos].reverse()) undo();
      undos.clear();
    } else for (const pass of passes.values()) pass();
  }).observe(own("body"), { attributeFilter: ["class"] });
}
