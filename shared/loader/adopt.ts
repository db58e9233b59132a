/** Chunk that upgrades markup of the built-in front end, and divs in place of our tags. */
import { adoptPageStyles, builtInRuns, builtInSettled, hiddenMenu, showMenu } from "./built-in-page.ts";
import { attempt, type Candidate, candidates } from "./candidates.ts";
import { isA, isInView, markupIn, type Root } from "./markup.ts";
import { own, ownOf, parentOf } from "./own.ts";
import { bindPage } from "./page-chunks.ts";
import { idle, slices } from "./slices.ts";
import { type Undo, wrap } from "./wrap.ts";

const undos = new Set<Undo>();
/** Registry of the loader; mirrors shared/element/page.ts, which this folder may not import. */
const page = (globalThis as unknown as { [key: symbol]: { adopted?: WeakSet<Node> } })[Symbol.for("suite.page")]!;
/** Elements that were put around markup or into it; the page doctor reads them at any time. */
const made = (page.adopted ??= new WeakSet());
/** Adopted roots, which are adopted again when the editor has closed. */
const passes = new Map<Root, () => void>();
let watching = false;
let hasPageStyles = false;

const isEditing = () => !!own("body")?.classList.contains("editor_enable");

const upgrade = (candidate: Candidate) => attempt(candidate.markup, candidate.tag, "wrapped", () => host(candidate));

/** Returns true for an element of ours inside of markup: it may match the selector, since it has the children of the markup. */
function isDone({ markup, tag, place }: Candidate): boolean {
  if (place === "append") return !!own("documentElement").querySelector(tag);
  const { querySelector, closest, nextElementSibling } = ownOf(markup);
  if (place === "after") return !!closest(tag) || nextElementSibling?.localName === tag;
  return !!(place ? isA(markup, tag) || querySelector(tag) : closest(tag));
}

function host(candidate: Candidate): HTMLElement | undefined {
  const { markup, tag, place, enhances, attributes } = candidate;
  if (!ownOf(markup).isConnected || isEditing() || isDone(candidate)) return undefined;
  const { host, undo } = wrap(markup, tag, attributes(), place, enhances);
  undos.add(undo);
  made.add(host);
  return host;
}

/** Returns true if the loader itself has moved the added node, whose content has been searched then. */
const isMoved = (root: Node) => [root, parentOf(root)].some((node) => node && made.has(node));

/** Shows the menu before anything else, since the menu is in view. */
function showPage(found: readonly HTMLElement[]) {
  for (const menu of found) if (isA(menu, hiddenMenu)) undos.add(showMenu(menu));
  if (!hasPageStyles) adoptPageStyles();
  hasPageStyles = true;
}

/**
 * Upgrades all markup in roots of one tree, first in view and then, in idle time, out of view, and reports it by one `suite-adopt` event on the
 * document. `names` are tags without `suite-`; empty for all, undefined for none of the built-in front end's.
 */
export async function adopt(
  roots: readonly Root[],
  names: string | undefined,
  tags: readonly string[],
  debug: boolean,
): Promise<void> {
  watchEditor();
  const added = roots.filter((root) => !isMoved(root));
  const [first] = added;
  if (!first) return;
  if (names != null) await builtInSettled();
  const isShadow = first instanceof ShadowRoot;
  if (isShadow || first === own("documentElement")) passes.set(first, () => void adopt(roots, names, tags, debug));
  const pause = slices();
  const found = await markupIn(added, pause);
  const isFree = () => names != null && !isEditing() && !builtInRuns();
  if (isFree()) showPage(found);
  if (!found.length) return;
  // reads all before the first change: otherwise the browser would compute the layout for each
  const seen = new Set(found.filter(isInView));
  // leaves out markup that an element has taken over already
  const open = (await candidates(found, names, tags, debug, pause)).filter(
    (candidate) => !attempt(candidate.markup, candidate.tag, "wrapped", () => isDone(candidate)),
  );
  const hosts: (HTMLElement | undefined)[] = [];
  for (const candidate of open) {
    if (!seen.has(candidate.markup)) continue;
    hosts.push(upgrade(candidate));
    await pause();
  }
  // not the styles of shadow roots
  if (!isShadow && isFree()) bindPage([...seen, ...found.filter((markup) => !seen.has(markup))], names!, undos);
  const unseen = open.filter(({ markup }) => !seen.has(markup));
  if (unseen.length) await idle();
  const rest = slices(idle);
  for (const candidate of unseen) {
    hosts.push(upgrade(candidate));
    await rest();
  }
  const adopted = hosts.filter((host) => host !== undefined);
  if (!adopted.length) return;
  if (debug) console.debug("suite-widgets: adopted", adopted);
  own("dispatchEvent").call(document, new CustomEvent("suite-adopt", { detail: { adopted } }));
}

/** Restores the server's markup while the suite's editor is running. */
function watchEditor() {
  if (watching) return;
  watching = true;
  let was = isEditing();
  const observer = new MutationObserver(check);
  function check() {
    // Turbo and other routers replace the body
    if (own("body")) observer.observe(own("body"), { attributeFilter: ["class"] });
    if (was === isEditing()) return;
    was = !was;
    if (was) {
      // the latest change is undone first
      for (const undo of [...undos].reverse()) undo();
      undos.clear();
    } else for (const pass of passes.values()) pass();
  }
  observer.observe(own("documentElement"), { childList: true });
  check();
}
