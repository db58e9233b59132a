import { hideHint, showHint, shown } from "./hint.ts";
import { marked, option } from "../page/markup.ts";
import { around, atEnd, each, listen, makeReachable, on } from "../page/page.ts";

const hinted = marked("toggle", "tooltip", "popover");

const opensBy = (control: Element, trigger: string) =>
  (option(control, "trigger") ?? (option(control, "toggle") === "tooltip" ? "hover focus" : "click")).includes(trigger);

const hideAll = (besides?: Element) => {
  for (const control of shown.keys()) if (control !== besides) hideHint(control);
};

/** Whether it is in the control or in what belongs to it: the pointer may go over from one to the other (WCAG 1.4.13). */
const isIn = (control: HTMLElement, target: EventTarget | null) =>
  control.contains(target as Node) || !!shown.get(control)?.contains(target as Node);

/** Tooltips and popovers: for pointer, focus or click as the markup says. Escape takes them away. */
export function hints(): void {
  each(hinted, makeReachable);
  function show(control: HTMLElement) {
    hideAll(control);
    return showHint(control);
  }
  on("pointerover", hinted, (control) => opensBy(control, "hover") && show(control));
  on("focusin", hinted, (control) => opensBy(control, "focus") && control.matches(":focus-visible") && show(control));
  on("click", hinted, (control, event) => {
    if (control.matches('[href="#"]')) event.preventDefault();
    if (opensBy(control, "click")) return shown.has(control) ? hideHint(control) : show(control);
  });
  for (const [type, trigger] of [
    ["pointerout", "hover"],
    ["focusout", "focus"],
  ] as const)
    listen(type, ({ target, relatedTarget }) => {
      for (const control of shown.keys())
        if (opensBy(control, trigger) && isIn(control, target) && !isIn(control, relatedTarget)) hideHint(control);
    });
  // before a dialog around it closes
  listen("keydown", ({ key }) => key === "Escape" && hideAll(), true);
  listen("scroll", () => hideAll(), true);
  listen("click", ({ target }) => !around(target, `${hinted},.popover`) && hideAll());
  atEnd(() => hideAll());
}
