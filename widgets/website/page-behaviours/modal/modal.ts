import { ownDocument } from "#shared/element/index.ts";
import { marked, option } from "../page/markup.ts";
import { reflow, settled } from "../page/motion.ts";
import { all, around, atEnd, classed, listen, make, write } from "../page/page.ts";
import { keep } from "../page/sent.ts";
import { idOf, targetsOf } from "../page/target.ts";
import { within } from "../page/within.ts";
import { inertAround } from "./inert.ts";

interface Dialog {
  readonly modal: HTMLElement;
  readonly backdrop: HTMLElement;
  /** Its control, then that of the dialog in which this one stands, and so on: the first that still can has the focus in the end. */
  readonly controls: readonly [HTMLElement, ...HTMLElement[]];
}

/** As the page has it: one that is opened again before it has closed still has that of before. */
const zIndexes = new WeakMap<HTMLElement, string>();

/** Those that are open: each was opened over the one before. */
const stack: Dialog[] = [];
let release: (() => void) | undefined;

const dialogOf = (modal: Element | null) => stack.find((each) => each.modal === modal);

/** An option of the control, or of the dialog. */
const says = ({ controls, modal }: Dialog, name: string) => option(controls[0], name) ?? option(modal, name);

/** One that has left the page, or its place in it, would hold the page for good. */
function closeLeft(records: readonly MutationRecord[]) {
  for (const dialog of stack.toReversed())
    if (records.some(({ removedNodes }) => [...removedNodes].some((node) => within(node, dialog.modal))))
      void close(dialog);
}
const leaving = new MutationObserver(closeLeft);

/** All but the upper one is inert. The page behind it does not scroll, and does not move where its scroll bar was. */
function lock() {
  const upper = stack.at(-1);
  const { body, documentElement } = ownDocument;
  release?.();
  release = upper && inertAround(upper.modal);
  if (upper) leaving.observe(documentElement, { childList: true, subtree: true });
  else leaving.disconnect();
  classed(documentElement, "modal-bar", !!upper && innerWidth > documentElement.clientWidth);
  classed(body, "modal-open", !!upper);
}

/** Gives the focus to the first of these that takes it, else to what is open now, or to where the page starts. */
function giveFocus(controls: readonly HTMLElement[]) {
  for (const control of controls) {
    control.focus();
    if (control === ownDocument.activeElement) return;
  }
  const place = stack.at(-1)?.modal ?? all("main")[0] ?? ownDocument.body;
  if (!place.matches("[tabindex]")) write(place, { tabindex: "-1" });
  place.focus({ preventScroll: true });
}

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
  // unless it was opened again meanwhile
  if (dialogOf(modal)) return;
  modal.style.zIndex = zIndexes.get(modal)!;
  write(modal, { "aria-modal": null, "aria-hidden": "true" });
}

/** Closes one and what is over it. */
function closeFrom(dialog: Dialog | undefined) {
  while (dialog && stack.includes(dialog)) void close(stack.at(-1)!);
}

async function open(modal: HTMLElement, controls: Dialog["controls"]) {
  closeLeft(leaving.takeRecords());
  const title = modal.querySelector(".modal-title");
  if (title && !modal.matches("[aria-label],[aria-labelledby]")) write(modal, { "aria-labelledby": idOf(title) });
  write(modal, { role: "dialog", "aria-modal": "true", "aria-hidden": null, tabindex: "-1" });
  const backdrop = make("div", "modal-backdrop fade");
  const lower = stack.at(-1)?.modal;
  const dialog = { modal, controls, backdrop };
  if (!zIndexes.has(modal)) zIndexes.set(modal, modal.style.zIndex);
  stack.push(dialog);
  if (lower) {
    // the framework has one place for all of them
    const level = Number(getComputedStyle(lower).zIndex);
    keep(modal, "style");
    modal.style.zIndex = `${level + 2}`;
    backdrop.style.zIndex = `${level + 1}`;
  }
  lock();
  if (says(dialog, "backdrop") !== "false")
    if (lower && within(lower, modal)) modal.before(backdrop);
    else ownDocument.body.append(backdrop);
  atEnd(() => backdrop.remove());
  reflow(modal);
  classed(modal, "show", true);
  backdrop.classList.add("show");
  (modal.querySelector<HTMLElement>("[autofocus]") ?? modal).focus();
  await settled(modal);
  // what the suite's own script says of an open one (behaviour/website-misc.md item 9)
  if (dialogOf(modal)) classed(modal, "modal_shown", true);
}

/** How a control of a dialog is pressed: it opens one, or closes that in which it stands. */
export function modals(): (control: HTMLElement) => unknown {
  let pressed: EventTarget | null;
  listen("pointerdown", ({ target }) => (pressed = target));
  listen("click", ({ target }) => {
    const upper = stack.at(-1);
    // not where a selection of text ends outside
    if (upper && target === upper.modal && pressed === target && says(upper, "backdrop") !== "static")
      void close(upper);
  });
  listen("keydown", (event) => {
    const upper = stack.at(-1);
    if (!upper || event.key !== "Escape" || event.defaultPrevented || says(upper, "keyboard") === "false") return;
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
    // it comes back from under others
    if (known >= 0) return closeFrom(stack[known + 1]);
    if (control.matches(marked("dismiss", "modal"))) closeFrom(from);
    return open(modal, [control, ...(from?.controls ?? [])]);
  };
}
