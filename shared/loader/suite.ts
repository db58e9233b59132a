/**
 * `dist/suite.js`, the only script tag. Finds `suite-` tags, now and later, and imports the chunk of each at its `data-load` moment. Options are the
 * script's own `data-*`: server, adopt, load, lang, debug, bfcache, doctor, and for other modules: popups, popup-limit.
 */
import { functionsOf, own, parentOf } from "./own.ts";

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
/** Mirrors shared/element/diagnose.ts, which this folder may not import. */
interface Hints {
  unknown(tag: string, tags: readonly string[]): void;
  twice(): void;
}

const key = Symbol.for("suite.page");
const page = ((globalThis as { [key]?: Page })[key] ??= { version: 1 });
// null in a module; without an address if the code of the file was copied into the page
const script = own("currentScript") as HTMLScriptElement | null;
const { lang, adopt, load: moment, debug, bfcache, doctor } = script?.dataset ?? {};
const chunk = <T>(name: string): Promise<T> => import(new URL(`chunks/${name}.js`, script!.src).href) as Promise<T>;

/** Preloads a chunk before another one imports it. */
const early = (name: string) => void chunk(name).catch(() => {});

const hints = () => chunk<Hints>("diagnose");

const languages = __SUITE_LANGUAGES__.split(",");
/** Names of the chunks that each known tag may need at first besides core and its own. */
const needs = new Map<string, readonly string[]>();
// page authors whose editor strips unknown tags write <div class="suite-follow">
const written = 'div[class*="suite-"]';
let selector: string;
const boxes = new CSSStyleSheet();
const waiting = (page.waiting ??= new WeakSet());
const requests = new Map<string, Promise<unknown>>();
let adopter: Promise<Adopter | void> | undefined;

/** Registers elements: their boxes, and their chunks. */
function list([css, chunks, closures]: SuiteList) {
  const names = chunks.split(",");
  const rows = closures.split(",");
  // The build has removed the common prefix of tags, and has similar tags in one line: here each has a rule of its own, since a browser would check a
  // rule for several tags at every element of the page.
  const rules = css.replace(/(?<=^|,)([a-z-]+)(?:,(?=[^{]*(.*)))?/gm, (_, name: string, body = "") => {
    const needed = [...rows.shift()!].map((char) => names[char.charCodeAt(0) - 48]!);
    needs.set(`suite-${name}`, needed);
    return `suite-${name}${body}`;
  });
  selector = `${[...needs.keys()]},:not(:defined),${written}`;
  boxes.insertRule(`@media{${rules}}`);
}

let isWhole = false;
/** Registers the elements that few pages have. */
const directory = () =>
  chunk<{ directory: SuiteList }>("directory").then((module) => {
    if (!isWhole) list(module.directory);
    isWhole = true;
  });

/** Requests all files of an element at once: none waits for another one to import it. */
function load(tag: string, element: HTMLElement): Promise<unknown> {
  const loading = Promise.all([chunk("core"), chunk(tag)]);
  // a field of a form may have the name `lang`
  const language = (element.dataset.lang || lang || element.closest<HTMLElement>("[lang]:not(form)")?.lang || "").slice(
    0,
    2,
  );
  // the module that imports a missing chunk reports it
  for (const name of needs.get(tag)!)
    if (!name.includes("*") || languages.includes(language)) early(name.replace("*", language));
  return loading;
}

function request(tag: string, element: HTMLElement): Promise<unknown> {
  let request = requests.get(tag);
  if (!request) {
    if (debug != null) console.debug(`suite-widgets: loading ${tag}`);
    if (needs.has(tag)) request = load(tag, element);
    else {
      early("core");
      request = directory().then(() =>
        needs.has(tag) ? load(tag, element) : hints().then(({ unknown }) => unknown(tag, [...needs.keys()])),
      );
    }
    requests.set(tag, request);
  }
  return request;
}

function found(element: Loadable) {
  const tag = element.localName;
  if (!tag.startsWith("suite-") || waiting.has(element)) return;
  waiting.add(element);
  const strategy = element.dataset.load ?? moment;
  const run = () => {
    waiting.delete(element);
    request(tag, element).then(
      () => element.load?.(),
      ({ message }: Error) => {
        requests.delete(tag);
        console.error(`<${tag}> network: ${message}`);
        const detail = { tag, kind: "network", message };
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
    adopter ??= Promise.all([chunk<Adopter>("adopt"), directory()]).then(
      ([module]) => module,
      ({ message }: Error) => console.error(`suite-widgets: nothing is adopted, ${message}`),
    );
    void adopter.then((module) => module?.adopt(roots, adopt, [...needs.keys()], debug != null));
  }
}

/** Returns the inserted elements that are still in the root and in none of the others: no node is searched twice. */
function outermost(root: Node, records: readonly MutationRecord[]): Element[] {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  return [...added].filter((node): node is Element => {
    let above = parentOf(node);
    while (above && above !== root && !added.has(above)) above = parentOf(above);
    return above === root && node instanceof Element;
  });
}

/** Forms that only the payment element may send, and those with card fields, unless the element has started: then it holds them itself. */
const payments = `:is(suite-payment-form *,:has([name^=cc_])${adopt == null ? "" : ",.o_payment_form"}):not(suite-payment-form:state(ready) *)`;

const submits = "button:not([type=button]),[type=submit]";

/**
 * Holds the press on such a form: the browser must not send it before the code is loaded, or if the code cannot be loaded. A click is held as well,
 * since the browser silently refuses a form with an empty required field that is out of sight.
 */
function hold(event: Event) {
  const { closest, matches } = Element.prototype;
  const target = event.target as Element;
  const form = event.type === "submit" ? target : closest.call(target, submits)?.closest("form");
  if (!form || !matches.call(form, payments)) return;
  event.preventDefault();
  chunk<typeof import("./held.ts")>("held").then(
    ({ say }) => say(form, lang),
    () => alert("Nothing was sent. Reload the page."),
  );
}

/** Observes a root. `top` has the document's own functions, which elements of the page can shadow. */
function watch(root: Node, sheets: CSSStyleSheet[], top: Root) {
  sheets.push(boxes);
  for (const type of ["click", "submit"]) EventTarget.prototype.addEventListener.call(root, type, hold, true);
  scan([top]);
  new MutationObserver((records) => scan(outermost(root, records))).observe(root, { childList: true, subtree: true });
}

/** Hides the preloader of the page even if its chunk failed to load. */
const uncover = () => boxes.insertRule("suite-preloader:not(:state(ready)){display:none}");

if (!script?.src) console.error('suite-widgets: write <script src="…/suite.js" defer></script>');
else {
  // first, since it has to observe all that follows
  if (doctor != null) early("doctor");
  if (page.loader) void hints().then(({ twice }) => twice());
  else {
    page.loader = true;
    // the theme's pages are read again when the browser restores them
    if (bfcache === "reload") addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
    page.config = script.dataset;
    list(__SUITE_LIST__);
    watch(document, own("adoptedStyleSheets"), own("documentElement"));
    // pages of the suite are recorded for the operator of a chat even if they are not adopted
    if (adopt !== "" && own("documentElement").dataset["websiteId"])
      chunk<{ bind(): unknown }>("page-history").then(
        ({ bind }) => bind(),
        () => {},
      );
    for (const type of ["keydown", "pointerdown"]) addEventListener(type, uncover, { once: true, capture: true });
    addEventListener("load", () => setTimeout(uncover, 1500));
    // an open shadow root announces itself: shadowRoot.dispatchEvent(new Event("suite-root", { bubbles: true, composed: true }))
    addEventListener("suite-root", (event) => {
      const root = event.composedPath()[0];
      if (root instanceof ShadowRoot) watch(root, root.adoptedStyleSheets, root);
    });
  }
}
