import { enqueue, own, ownDocument } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import type { pageBehaviours } from "#website/i18n/en.json";
import { keep, keepAll, put } from "./originals.ts";

/** Signal of the current run, which ends when the suite's editor starts. */
let signal: AbortSignal;

/** Calls a function when the run ends. */
export const atEnd = (handler: () => void): void => untilAbort(signal, handler);

/** Calls a function once the page is visited, unless the run has ended. */
export function atVisit(handler: () => void): void {
  const run = signal;
  enqueue(() => run.aborted || handler());
}

/** Begins a run, which restores the page when its signal aborts. Returns true if the run is a new one. */
export function begin(run: AbortSignal): boolean {
  if (signal === run) return false;
  signal = run;
  setUps = [];
  atEnd(keepAll());
  return true;
}

/** Writes attributes until the run ends; null removes an attribute. Writes nothing after the run. */
export function write(element: Element, attributes: Readonly<Record<string, string | null>>): void {
  if (signal.aborted) return;
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) === value) continue;
    keep(element, name);
    put(element, name, value);
  }
}

/** Makes a control focusable unless it is already. */
export const makeReachable = (control: HTMLElement): false | void =>
  !control.matches("[href],[tabindex],button,input,select,textarea") && write(control, { tabindex: "0" });

/** Adds classes to an element, or removes them, until the run ends. */
export function classed(element: Element, names: string, isOn: boolean): void {
  if (signal.aborted) return;
  for (const name of names.split(" ")) {
    if (element.classList.contains(name) === isOn) continue;
    const before = keep(element, "class");
    if (!before.classes.has(name)) before.classes.set(name, !isOn);
    element.classList.toggle(name, isOn);
    before.classNow = element.className;
  }
}

/** Selector of controls that elements enhance: the blog's archive, categories of the comparison, slideshows with pages of thumbnails. */
const enhanced = ".blog_post_year_collapse,suite-compare-table *,.o_slideshow :is(li,[data-slide],.carousel)";

const warned = new WeakMap<Element, string>();

/** Logs one warning per element and cause: its markup is wrong and its control does nothing. */
export function warn(element: Element, cause: string, error: unknown = ""): void {
  if (warned.get(element) !== cause) console.warn(`suite-widgets: <${element.localName}> ${cause}`, error, element);
  warned.set(element, cause);
}

/** Runs an action, so that broken markup, such as fields that hide a form's functions (`<input name="closest">`), stops only its own control. */
export async function attempt(element: Element, action: () => unknown): Promise<void> {
  try {
    await action();
  } catch (error) {
    warn(element, "fails", error);
  }
}

/**
 * Returns a handler whose code is loaded by its first call and starts once in a run. Calls that waited for the code run in order, unless the run
 * has ended.
 * @param load returns the function that starts the behaviour and returns its handler
 */
export function later<Args extends readonly unknown[]>(
  load: () => Promise<() => (...args: Args) => unknown>,
): (...args: Args) => unknown {
  const run = signal;
  let handler: ((...args: Args) => unknown) | undefined;
  return (...args) =>
    handler ? handler(...args) : load().then((start) => run.aborted || (handler ??= start())(...args));
}

/** Listens to an event of the document until the run ends. */
export const listen = <K extends keyof DocumentEventMap>(
  type: K,
  handler: (event: DocumentEventMap[K]) => void,
  capture = false,
): void => ownDocument.addEventListener(type, handler, { signal, capture });

/** Returns the nearest ancestor or the target itself, even if a field of a form hides the function (`<input name="closest">`). */
export const around = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? own(target).closest<HTMLElement>(selector) : null;

/** Returns true if `outer` contains a node or is the node, even if a field of a form hides the function. */
export const within = (outer: Node, inner: Node): boolean => own(outer).contains(inner);

/** Returns true for keys with modifiers, which are shortcuts of the browser: Alt with an arrow goes back. */
const isShortcut = (event: Event) => event instanceof KeyboardEvent && (event.altKey || event.ctrlKey || event.metaKey);

/**
 * Handles events of current and later elements of the page. Ignores prevented events, so that elements keep the controls that they
 * enhance.
 */
export function on<K extends keyof DocumentEventMap>(
  type: K,
  selector: string,
  handler: (control: HTMLElement, event: DocumentEventMap[K]) => unknown,
): void {
  listen(type, (event) => {
    const control = event.defaultPrevented || isShortcut(event) ? null : around(event.target, selector);
    if (control && !control.matches(enhanced)) void attempt(control, () => handler(control, event));
  });
}

type SetUp = (element: HTMLElement, texts: typeof pageBehaviours) => void;
/** Functions that prepare markup before visitors use it, in their order. */
let setUps: { readonly selector: string; readonly setUp: SetUp; readonly known: WeakSet<Element> }[];

/** Sets up current and later elements of the page, each once in a run. */
export const each = (selector: string, setUp: SetUp): void =>
  void setUps.push({ selector, setUp, known: new WeakSet() });

/** Runs the set-ups for new markup, with a pause after each to keep the page responsive. */
export async function setUpAll(
  markup: readonly HTMLElement[],
  texts: typeof pageBehaviours,
  pause: () => Promise<void>,
): Promise<void> {
  const run = signal;
  for (const { selector, setUp, known } of setUps)
    for (const element of markup) {
      const { matches } = Element.prototype;
      if (known.has(element) || !matches.call(element, selector) || matches.call(element, enhanced)) continue;
      known.add(element);
      void attempt(element, () => setUp(element, texts));
      await pause();
      if (run.aborted) return;
    }
}

/** Handles clicks and prevents the default action of links and buttons. */
export const onPress = (selector: string, handler: (control: HTMLElement) => unknown): void =>
  on("click", selector, (control, event) => {
    if (control.matches("a,button")) event.preventDefault();
    return handler(control);
  });

/** Returns the matching elements of the page, even if one of them hides the document's function. */
export const all = (selector: string): HTMLElement[] => [...ownDocument.querySelectorAll<HTMLElement>(selector)];

export function make(tag: string, className: string): HTMLElement {
  const element = ownDocument.createElement(tag);
  element.className = className;
  return element;
}
