import { ownDocument } from "../../../shared/element/index.ts";
import { inertAround } from "./inert.ts";
import { marked, option } from "../common/page/markup.ts";
import { reflow, settled } from "../common/page/motion.ts";
import { around, atEnd, classed, listen, make, on, write } from "../common/page/page.ts";
import { idOf, targetsOf } from "../common/page/target.ts";

interface Open {
  readonly modal: HTMLElement;
  readonly toggle: HTMLElement;
  readonly backdrop: HTMLElement;
  readonly release: () => void;
}
/** One at a time, as the framework has it. */
let current: Open | undefined;

/** While one is open, the page behind it does not scroll, and does not move where its scroll bar was. */
function lock(isLocked: boolean) {
  const { body, documentElement } = ownDocument;
  const hasBar = innerWidth > documentElement.clientWidth;
  if (hasBar || !isLocked) documentElement.style.scrollbarGutter = isLocked ? "stable" : "";
  body.style.overflow = isLocked ? "hidden" : "";
  classed(body, "modal-open", isLocked);
}

const says = ({ toggle, modal }: Open, name: string) => option(toggle, name) ?? option(modal, name);

async function open(modal: HTMLElement, toggle: HTMLElement) {
  if (current?.modal === modal) return;
  void close();
  const title = modal.querySelector(".modal-title");
  if (title && !modal.matches("[aria-label],[aria-labelledby]")) write(modal, { "aria-labelledby": idOf(title) });
  write(modal, { role: "dialog", "aria-modal": "true", "aria-hidden": null, tabindex: "-1" });
  lock(true);
  const backdrop = make("div", "modal-backdrop fade");
  current = { modal, toggle, backdrop, release: inertAround(modal) };
  if (says(current, "backdrop") !== "false") ownDocument.body.append(backdrop);
  reflow(modal);
  classed(modal, "show", true);
  backdrop.classList.add("show");
  (modal.querySelector<HTMLElement>("[autofocus]") ?? modal).focus();
  await settled(modal);
  // what the suite's own script says of an open one (behaviour/website-misc.md item 9)
  classed(modal, "modal_shown", true);
}

async function close() {
  if (!current) return;
  const { modal, toggle, backdrop, release } = current;
  current = undefined;
  release();
  lock(false);
  classed(modal, "show modal_shown", false);
  backdrop.classList.remove("show");
  toggle.focus();
  await Promise.all([modal, backdrop].map(settled));
  backdrop.remove();
  // unless it was opened again meanwhile
  if ((current as Open | undefined)?.modal !== modal) write(modal, { "aria-modal": null, "aria-hidden": "true" });
}

/** Dialogs of the page's own markup: the page behind them is inert, the focus goes in and comes back (WAI-ARIA dialog). */
export function modals(): void {
  on("click", marked("toggle", "modal"), (toggle, event) => {
    if (toggle.matches("a")) event.preventDefault();
    const [modal] = targetsOf(toggle, ".modal");
    return modal && open(modal, toggle);
  });
  on("click", marked("dismiss", "modal"), (button, event) => {
    if (button.matches("a")) event.preventDefault();
    if (around(button, ".modal") === current?.modal) return close();
  });
  let pressed: EventTarget | null;
  listen("pointerdown", ({ target }) => (pressed = target));
  listen("click", ({ target }) => {
    // not where a selection of text ends outside
    if (current && target === current.modal && pressed === target && says(current, "backdrop") !== "static")
      void close();
  });
  listen("keydown", (event) => {
    if (!current || event.key !== "Escape" || event.defaultPrevented || says(current, "keyboard") === "false") return;
    event.preventDefault();
    void close();
  });
  atEnd(close);
}
