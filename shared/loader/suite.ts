/**
 * `dist/suite.js`, the one script tag. Finds `suite-` tags, now and later, and imports each one's chunk when its
 * `data-load` moment has come. Options are the script's own `data-*`: server, adopt, load, lang, debug, bfcache, and what
 * others read: popups, popup-limit.
 */
import { when } from "./when.ts";

interface Page {
  version: 1;
  loader?: true;
  config?: DOMStringMap;
  waiting?: WeakSet<Element>;
}
interface Loadable extends HTMLElement {
  load?(): void;
}
type Adopter = typeof import("./adopt.ts");

const key = Symbol.for("suite.page");
const page = ((globalThis as { [key]?: Page })[key] ??= { version: 1 });
const script = document.currentScript as HTMLScriptElement;
const { lang, adopt, load, debug, bfcache } = script.dataset;
const chunks = new URL("chunks/", script.src).href;
const chunk = <T>(name: string): Promise<T> => import(`${chunks}${name}.js`) as Promise<T>;

const tags = [...new Set(__SUITE_BOXES__.match(/suite-[a-z-]+(?=[,{])/g))];
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
      // core and element together, and the texts: none waits for the other to name it
      const language = (element.dataset.lang || lang || element.closest<HTMLElement>("[lang]")?.lang || "").slice(0, 2);
      if (language && __SUITE_LANGUAGES__.includes(language) && !__SUITE_WORDLESS__.includes(tag)) chunk(`${tag}.${language}`).catch(() => {});
      request = Promise.all([chunk("core"), chunk(tag)]);
    } else request = chunk<typeof import("./diagnose.ts")>("diagnose").then(({ unknown }) => unknown(tag, tags));
    requests.set(tag, request);
  }
  return request;
}

function found(element: Loadable) {
  const tag = element.localName;
  if (!tag.startsWith("suite-") || waiting.has(element)) return;
  waiting.add(element);
  when(element.dataset.load ?? load, element, () => {
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
  });
}

function scan(root: ParentNode & Node) {
  const elements = [...root.querySelectorAll<HTMLElement>(selector)];
  if (root instanceof HTMLElement && root.matches(selector)) elements.unshift(root);
  elements.forEach(found);
  if (adopt != null || elements.some((element) => element.matches(written))) {
    adopter ??= chunk<Adopter>("adopt").catch((error: Error) => console.error(`suite-widgets: nothing is adopted, ${error.message}`));
    void adopter.then((module) => module?.adopt(root, adopt, tags, debug != null));
  }
}

function watch(root: Document | ShadowRoot) {
  root.adoptedStyleSheets.push(boxes);
  scan(root);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) scan(node);
  }).observe(root, { childList: true, subtree: true });
}

if (page.loader) console.warn("suite-widgets: the loader is on this page twice; the second one does nothing");
else {
  page.loader = true;
  // the theme's pages are read anew when the browser brings them back as they were
  if (bfcache === "reload") addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  page.config = script.dataset;
  boxes.replaceSync(__SUITE_BOXES__);
  watch(document);
  // an open shadow root makes itself known: shadowRoot.dispatchEvent(new Event("suite-root", { bubbles: true, composed: true }))
  addEventListener("suite-root", (event) => {
    const root = event.composedPath()[0];
    if (root instanceof ShadowRoot) watch(root);
  });
}
