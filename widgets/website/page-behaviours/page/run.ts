import { own, ownDocument } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import type { pageBehaviours } from "#website/i18n/en.json";
import { keep, keepAll, put } from "./originals.ts";

/** Ends when the suite's editor starts; the next run has its own. */
let signal: AbortSignal;

/** Calls a function when the run ends. */
export const atEnd = (act: () => void): void => untilAbort(signal, act);

/** Begins a run, which restores the page when its signal aborts. Returns true if the run is a new one. */
export function begin(run: AbortSignal): boolean {
  if (signal === run) return false;
  signal = run;
  setUps = [];
  atEnd(keepAll());
  return true;
}

/** Writes attributes for the time of the run, nothing afterwards; null removes an attribute. */
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

/** Adds classes to an element for the time of the run, or removes them. */
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

/** Controls that elements enhance: the blog's archive, categories of the comparison, slideshows, whose thumbnails come in pages. */
const enhanced = ".blog_post_year_collapse,suite-compare-table *,.o_slideshow :is(li,[data-slide],.carousel)";

const warned = new WeakMap<Element, string>();

/** Logs one warning per element and cause: its markup is wrong and its control does nothing. */
export function warn(element: Element, what: string, error: unknown = ""): void {
  if (warned.get(element) !== what) console.warn(`suite-widgets: <${element.localName}> ${what}`, error, element);
  warned.set(element, what);
}

/** Runs `act`, so that broken markup, such as fields that hide a form's functions (`<input name="closest">`), stops only its own control. */
export async function attempt(element: Element, act: () => unknown): Promise<void> {
  try {
    await act();
  } catch (error) {
    warn(element, "fails", error);
  }
}

/**
 * Behaviour whose code comes when it is first used, and begins then, once in a run. What has waited for it is done at once, in order, unless the
 * run has ended.
 * @param load gives what begins it and answers how it is used
 */
export function later<Use extends readonly unknown[]>(
  load: () => Promise<() => (...use: Use) => unknown>,
): (...use: Use) => unknown {
  const run = signal;
  let act: ((...use: Use) => unknown) | undefined;
  return (...use) => (act ? act(...use) : load().then((begin) => run.aborted || (act ??= begin())(...use)));
}

/** Listens to an event of the document until the run ends. */
export const listen = <K extends keyof DocumentEventMap>(
  type: K,
  act: (event: DocumentEventMap[K]) => void,
  capture = false,
): void => ownDocument.addEventListener(type, act, { signal, capture });

/** The nearest element around, even if a field of a form hides the function (`<input name="closest">`). */
export const around = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? own(target).closest<HTMLElement>(selector) : null;

/** Returns true if a node is `outer` or inside of it, even if a field of a form hides the function. */
export const within = (outer: Node, inner: Node): boolean => own(outer).contains(inner);

/** Returns true for keys with modifiers, which are shortcuts of the browser: Alt with an arrow goes back. */
const isShortcut = (event: Event) => event instanceof KeyboardEvent && (event.altKey || event.ctrlKey || event.metaKey);

/**
 * Handles events in whatever is in the page, now and later. What another handler has prevented is that handler's: so elements keep the
 * controls that they enhance.
 */
export function on<K extends keyof DocumentEventMap>(
  type: K,
  selector: string,
  act: (control: HTMLElement, event: DocumentEventMap[K]) => unknown,
): void {
  listen(type, (event) => {
    const control = event.defaultPrevented || isShortcut(event) ? null : around(event.target, selector);
    if (control && !control.matches(enhanced)) void attempt(control, () => act(control, event));
  });
}

type SetUp = (element: HTMLElement, texts: typeof pageBehaviours) => void;
/** What is said and measured of markup before anybody uses it, in the order in which it is done. */
let setUps: { readonly selector: string; readonly setUp: SetUp; readonly known: WeakSet<Element> }[];

/** Sets up markup, each element once in a run: what is in the page, and what comes later. */
export const each = (selector: string, setUp: SetUp): void =>
  void setUps.push({ selector, setUp, known: new WeakSet() });

/** Runs the set-ups for new markup, with a pause after each for the page. */
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

/** Handles clicks and what stands for them; the address of a link and the form around a button are not followed. */
export const onPress = (selector: string, act: (control: HTMLElement) => unknown): void =>
  on("click", selector, (control, event) => {
    if (control.matches("a,button")) event.preventDefault();
    return act(control);
  });

/** All elements of the page, even if one of them hides the document's function. */
export const all = (selector: string): HTMLElement[] => [...ownDocument.querySelectorAll<HTMLElement>(selector)];

export function make(tag: string, className: string): HTMLElement {
  const element = ownDocument.createElement(tag);
  element.className = className;
  return element;
}
