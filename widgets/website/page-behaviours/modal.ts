import { ownDocument } from "../../../shared/element/index.ts";
import { inertAround } from "./inert.ts";
import { marked, option } from "./page/markup.ts";
import { reflow, settled } from "./page/motion.ts";
import { around, atEnd, classed, listen, make, onPress, write } from "./page/page.ts";
import { idOf, targetsOf } from "./page/target.ts";

/** The one that is open, as the framework has it. */
let current: HTMLElement | undefined;
let close: (() => Promise<void>) | undefined;
/** An option of the control, or of the dialog. */
let says: (name: string) => string | null;

/** While one is open, the page behind it does not scroll, and does not move where its scroll bar was. */
function lock(isLocked: boolean) {
  const { body, documentElement } = ownDocument;
  const hasBar = innerWidth > documentElement.clientWidth;
  documentElement.style.scrollbarGutter = isLocked && hasBar ? "stable" : "";
  classed(body, "modal-open", isLocked);
}

async function open(modal: HTMLElement, toggle: HTMLElement) {
  if (current === modal) return;
  void close?.();
  const title = modal.querySelector(".modal-title");
  if (title && !modal.matches("[aria-label],[aria-labelledby]")) write(modal, { "aria-labelledby": idOf(title) });
  write(modal, { role: "dialog", "aria-modal": "true", "aria-hidden": null, tabindex: "-1" });
  lock(true);
  const backdrop = make("div", "modal-backdrop fade");
  const release = inertAround(modal);
  current = modal;
  says = (name) => option(toggle, name) ?? option(modal, name);
  close = async () => {
    current = undefined;
    close = undefined;
    release();
    lock(false);
    classed(modal, "show modal_shown", false);
    backdrop.classList.remove("show");
    toggle.focus();
    await Promise.all([modal, backdrop].map(settled));
    backdrop.remove();
    // unless it was opened again meanwhile
    if (current !== modal) write(modal, { "aria-modal": null, "aria-hidden": "true" });
  };
  if (says("backdrop") !== "false") ownDocument.body.append(backdrop);
  reflow(modal);
  classed(modal, "show", true);
  backdrop.classList.add("show");
  (modal.querySelector<HTMLElement>("[autofocus]") ?? modal).focus();
  await settled(modal);
  // what the suite's own script says of an open one (behaviour/website-misc.md item 9)
  if (current === modal) classed(modal, "modal_shown", true);
}

/** Dialogs of the page's own markup: the page behind them is inert, the focus goes in and comes back (WAI-ARIA dialog). */
export function modals(): void {
  onPress(marked("toggle", "modal"), (toggle) => {
    const [modal] = targetsOf(toggle, ".modal");
    return modal && open(modal, toggle);
  });
  onPress(marked("dismiss", "modal"), (button) => {
    if (around(button, ".modal") === current) return close?.();
  });
  let pressed: EventTarget | null;
  listen("pointerdown", ({ target }) => (pressed = target));
  listen("click", ({ target }) => {
    // not where a selection of text ends outside
    if (current && target === current && pressed === target && says("backdrop") !== "static") void close?.();
  });
  listen("keydown", (event) => {
    if (!current || event.key !== "Escape" || event.defaultPrevented || says("keyboard") === "false") return;
    event.preventDefault();
    void close?.();
  });
  atEnd(() => void close?.());
}
