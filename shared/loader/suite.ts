/**
 * `dist/suite.js`, the one script tag. Finds `suite-` tags, now and later, and imports each one's chunk when its
 * `data-load` moment has come. Options are the script's own `data-*`: server, adopt, load, lang, debug, bfcache, and what
 * others read: popups, popup-limit.
 */
import { functionsOf, own } from "./own.ts";

interface Page {
  version: 1;
  loader?: true;
  config?: DOMStringMap;
  waiting?: WeakSet<Element>;
}
interface Loadable extends HTMLElement {
  load?(): void;
}
type Root = ParentNode & Node;
type Adopter = typeof import("./adopt.ts");
/** Mirrors shared/element/diagnose.ts, which this room may not import. */
interface Hints {
  unknown(tag: string, tags: readonly string[]): void;
  twice(): void;
}

const key = Symbol.for("suite.page");
const page = ((globalThis as { [key]?: Page })[key] ??= { version: 1 });
// null in a module; without an address where the file was copied into the page
const script = own("currentScript") as HTMLScriptElement | null;
const { lang, adopt, load, debug, bfcache } = script?.dataset ?? {};
const chunk = <T>(name: string): Promise<T> => import(new URL(`chunks/${name}.js`, script!.src).href) as Promise<T>;

/** Asks for a chunk before the one that needs it does. */
const early = (name: string) => void chunk(name).catch(() => {});

const hints = () => chunk<Hints>("diagnose");

const tags: string[] = [];
// the build has left out what all tags begin with
const boxesText = __SUITE_BOXES__.replace(/(?<=^|[,}])[a-z-]+/g, (name) => {
  const tag = `suite-${name}`;
  tags.push(tag);
  return tag;
});
const chunks = __SUITE_CHUNKS__.split(",");
const closures = __SUITE_CLOSURES__.split(",");
const languages = __SUITE_LANGUAGES__.split(",");
// authors whose editor strips unknown tags write <div class="suite-follow">
const written = 'div[class*="suite-"]';
const selector = `${tags},:not(:defined),${written}`;
const boxes = new CSSStyleSheet();
const waiting = (page.waiting ??= new WeakSet());
const requests = new Map<string, Promise<unknown>>();
let adopter: Promise<Adopter | void> | undefined;

function request(tag: string, element: HTMLElement): Promise<unknown> {
  let request = requests.get(tag);
  if (!request) {
    if (debug != null) console.debug(`suite-widgets: loading ${tag}`);
    if (tags.includes(tag)) {
      request = Promise.all([chunk("core"), chunk(tag)]);
      const language = (element.dataset.lang || lang || element.closest<HTMLElement>("[lang]")?.lang || "").slice(0, 2);
      // whatever these import, and the texts: none waits for another to name it. Who needs one that does not come says so
      for (const place of closures[tags.indexOf(tag)]!) {
        const name = chunks[place.charCodeAt(0) - 48] || `${tag}.*`;
        if (!name.includes("*") || languages.includes(language)) early(name.replace("*", language));
      }
    } else request = hints().then(({ unknown }) => unknown(tag, tags));
    requests.set(tag, request);
  }
  return request;
}

function found(element: Loadable) {
  const tag = element.localName;
  if (!tag.startsWith("suite-") || waiting.has(element)) return;
  waiting.add(element);
  const strategy = element.dataset.load ?? load;
  const run = () => {
    waiting.delete(element);
    request(tag, element).then(
      () => element.load?.(),
      (error: Error) => {
        requests.delete(tag);
        console.error(`<${tag}> network: ${error.message}`);
        const detail = { tag, kind: "network", message: error.message };
        element.dispatchEvent(new CustomEvent("suite-error", { detail, bubbles: true, composed: true }));
      },
    );
  };
  if (strategy) chunk<typeof import("./when.ts")>("when").then(({ when }) => when(strategy, element, run), run);
  else run();
}

function scan(roots: readonly Root[]) {
  const elements = roots.flatMap((root) => {
    const { matches, querySelectorAll } = functionsOf(root);
    return [
      ...(matches?.call(root, selector) ? [root] : []),
      ...querySelectorAll.call(root, selector),
    ] as HTMLElement[];
  });
  elements.forEach(found);
  if (roots[0] && (adopt != null || elements.some((element) => element.matches(written)))) {
    if (!adopter) early("core"); // which all that is adopted needs
    adopter ??= chunk<Adopter>("adopt").catch((error: Error) =>
      console.error(`suite-widgets: nothing is adopted, ${error.message}`),
    );
    void adopter.then((module) => module?.adopt(roots, adopt, tags, debug != null));
  }
}

const parentOf = (node: Node) => Reflect.get(Node.prototype, "parentNode", node) as Node | null;

/** Of what came into a root, the elements that are still in it and in no other of them: nothing is looked at twice. */
function outermost(root: Node, records: readonly MutationRecord[]): Element[] {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  return [...added].filter((node): node is Element => {
    let above = parentOf(node);
    while (above && above !== root && !added.has(above)) above = parentOf(above);
    return above === root && node instanceof Element;
  });
}

function watch(root: Document | ShadowRoot) {
  const isShadow = root instanceof ShadowRoot;
  (isShadow ? root.adoptedStyleSheets : own("adoptedStyleSheets")).push(boxes);
  scan([isShadow ? root : own("documentElement")]);
  new MutationObserver((records) => scan(outermost(root, records))).observe(root, { childList: true, subtree: true });
}

/** What covers the page until its own code comes covers it no more, whether that came or not. */
const uncover = () => boxes.insertRule("suite-preloader:not(:state(ready)){display:none}");

if (!script?.src) console.error('suite-widgets: write <script src="…/suite.js" defer></script>');
else if (page.loader) void hints().then(({ twice }) => twice());
else {
  page.loader = true;
  // the theme's pages are read anew when the browser brings them back as they were
  if (bfcache === "reload") addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  page.config = script.dataset;
  boxes.replaceSync(boxesText);
  watch(document);
  for (const type of ["keydown", "pointerdown"]) addEventListener(type, uncover, { capture: true, once: true });
  addEventListener("load", () => setTimeout(uncover, 1500));
  // an open shadow root makes itself known: shadowRoot.dispatchEvent(new Event("suite-root", { bubbles: true, composed: true }))
  addEventListener("suite-root", (event) => {
    const root = event.composedPath()[0];
    if (root instanceof ShadowRoot) watch(root);
  });
}
