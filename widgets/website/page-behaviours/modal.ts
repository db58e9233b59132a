import { ownDocument } from "#shared/element/index.ts";
import { lend, markInserted, recordBefore } from "./copies.ts";
import { idOf, marked, option, targetsOf } from "./page/markup.ts";
import { reflow, settled } from "./page/motion.ts";
import { keep } from "./page/originals.ts";
import { all, around, atEnd, classed, listen, make, within, write } from "./page/run.ts";

interface Dialog {
  readonly modal: HTMLElement;
  readonly backdrop: HTMLElement;
  /** Control of the dialog, then of the dialog below it, and so on: the first focusable one receives the focus on close. */
  readonly controls: readonly [HTMLElement, ...HTMLElement[]];
}

/** Original z-index of each dialog: a dialog that reopens while it closes still has the one of the stack. */
const zIndexes = new WeakMap<HTMLElement, string>();

/** Open dialogs, from the bottom to the top. */
const stack: Dialog[] = [];
let release: (() => void) | undefined;

const dialogOf = (modal: Element | null) => stack.find((each) => each.modal === modal);

/** Returns an option of the control, or of the dialog. */
const optionOf = ({ controls, modal }: Dialog, name: string) => option(controls[0], name) ?? option(modal, name);

/** Closes dialogs that were removed or moved: otherwise the page would stay locked. */
function closeRemoved(records: readonly MutationRecord[]) {
  for (const dialog of stack.toReversed())
    if (records.some(({ removedNodes }) => [...removedNodes].some((node) => within(node, dialog.modal))))
      void close(dialog);
}
const removals = new MutationObserver(closeRemoved);

/** Live regions without controls, which screen readers announce even behind a dialog. */
const live = ':is([aria-live="polite"],[aria-live="assertive"],[role="status"]):not(:has(a,button,input))';

const { querySelector, toggleAttribute } = Element.prototype;

/** Makes the page inert except for one element and live regions; returns a function that undoes it. */
function inertAround(element: Element): () => void {
  // in document order: the content of an inert element is inert already
  const covered: [Element, forget: () => void][] = [];
  for (const each of all("body *")) {
    if (around(each, `[inert],${live}`) || querySelector.call(each, live)) continue;
    if (within(each, element) || within(element, each)) continue;
    covered.push([each, recordBefore(each, ["inert"])]);
    toggleAttribute.call(each, "inert", true);
  }
  return () => {
    for (const [each, forget] of covered) {
      toggleAttribute.call(each, "inert", false);
      forget();
    }
  };
}

/** Makes everything except the top dialog inert. The page behind it neither scrolls nor shifts by the width of its scroll bar. */
function lock() {
  const upper = stack.at(-1);
  const { body, documentElement } = ownDocument;
  release?.();
  release = upper && inertAround(upper.modal);
  if (upper) removals.observe(documentElement, { childList: true, subtree: true });
  else removals.disconnect();
  lend(body, ["class"]);
  classed(documentElement, "modal-bar", !!upper && innerWidth > documentElement.clientWidth);
  classed(body, "modal-open", !!upper);
}

/** Focuses the first focusable control, or the open dialog, or the start of the content. */
function giveFocus(controls: readonly HTMLElement[]) {
  for (const control of controls) {
    control.focus();
    if (control === ownDocument.activeElement) return;
  }
  const fallback = stack.at(-1)?.modal ?? all("main")[0] ?? ownDocument.body;
  if (!fallback.matches("[tabindex]")) write(fallback, { tabindex: "-1" });
  fallback.focus({ preventScroll: true });
}

/** Closes a dialog and returns the focus. */
async function close(dialog: Dialog) {
  const { modal, backdrop, controls } = dialog;
  const isUpper = dialog === stack.at(-1);
  stack.splice(stack.indexOf(dialog), 1);
  lock();
  classed(modal, "show modal_shown", false);
  backdrop.classList.remove("show");
  if (isUpper) giveFocus(controls);
  await Promise.all([modal, backdrop].map(settled));
  backdrop.remove();
  // the dialog was reopened meanwhile
  if (dialogOf(modal)) return;
  modal.style.zIndex = zIndexes.get(modal)!;
  write(modal, { "aria-modal": null, "aria-hidden": "true" });
}

/** Closes a dialog and those above it. */
function closeFrom(dialog: Dialog | undefined) {
  while (dialog && stack.includes(dialog)) void close(stack.at(-1)!);
}

/** Opens a dialog above the open ones. */
async function open(modal: HTMLElement, controls: Dialog["controls"]) {
  closeRemoved(removals.takeRecords());
  const title = modal.querySelector(".modal-title");
  if (title && !modal.matches("[aria-label],[aria-labelledby]")) write(modal, { "aria-labelledby": idOf(title) });
  lend(modal, ["class", "aria-modal", "aria-hidden"]);
  write(modal, { role: "dialog", "aria-modal": "true", "aria-hidden": null, tabindex: "-1" });
  const backdrop = make("div", "modal-backdrop fade");
  markInserted(backdrop);
  const lower = stack.at(-1)?.modal;
  const dialog = { modal, controls, backdrop };
  if (!zIndexes.has(modal)) zIndexes.set(modal, modal.style.zIndex);
  stack.push(dialog);
  if (lower) {
    // the framework gives all dialogs the same z-index
    const level = Number(getComputedStyle(lower).zIndex);
    keep(modal, "style");
    modal.style.zIndex = `${level + 2}`;
    backdrop.style.zIndex = `${level + 1}`;
  }
  lock();
  if (optionOf(dialog, "backdrop") !== "false")
    if (lower && within(lower, modal)) modal.before(backdrop);
    else ownDocument.body.append(backdrop);
  atEnd(() => backdrop.remove());
  reflow(modal);
  classed(modal, "show", true);
  backdrop.classList.add("show");
  (modal.querySelector<HTMLElement>("[autofocus]") ?? modal).focus();
  await settled(modal);
  // class that the suite's own script gives an open dialog
  if (dialogOf(modal)) classed(modal, "modal_shown", true);
}

/** Returns the handler of a pressed control: opens the dialog that it names, or closes the one that contains it. */
export function modals(): (control: HTMLElement) => unknown {
  let pressed: EventTarget | null;
  listen("pointerdown", ({ target }) => (pressed = target));
  listen("click", ({ target }) => {
    const upper = stack.at(-1);
    // a text selection that begins in the dialog may end outside of it
    if (upper && target === upper.modal && pressed === target && optionOf(upper, "backdrop") !== "static")
      void close(upper);
  });
  listen("keydown", (event) => {
    const upper = stack.at(-1);
    if (!upper || event.key !== "Escape" || event.defaultPrevented || optionOf(upper, "keyboard") === "false") return;
    event.preventDefault();
    void close(upper);
  });
  atEnd(() => closeFrom(stack[0]));
  return (control) => {
    const from = dialogOf(around(control, ".modal"));
    if (!control.matches(marked("toggle", "modal"))) return closeFrom(from);
    const [modal] = targetsOf(control, ".modal");
    if (!modal) return;
    const known = stack.findIndex((each) => each.modal === modal);
    // already open: close the dialogs above it
    if (known >= 0) return closeFrom(stack[known + 1]);
    if (control.matches(marked("dismiss", "modal"))) closeFrom(from);
    return open(modal, [control, ...(from?.controls ?? [])]);
  };
}
