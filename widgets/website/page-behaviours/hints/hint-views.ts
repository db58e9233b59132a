import { option } from "../page/markup.ts";
import { atEnd, listen } from "../page/run.ts";
import { hideHint, showHint, shown } from "./hint.ts";

const opensBy = (control: Element, trigger: string) =>
  (option(control, "trigger") ?? (option(control, "toggle") === "tooltip" ? "hover focus" : "click")).includes(trigger);

const hideAll = (except?: Element) => {
  for (const control of shown.keys()) if (control !== except) hideHint(control);
};

/** Returns true if a target is in the control or its hint: the pointer may move from one to the other (WCAG 1.4.13). */
const isIn = (control: HTMLElement, target: EventTarget | null) =>
  control.contains(target as Node) || !!shown.get(control)?.contains(target as Node);

/** Triggers by event type; false if pointer or focus have left the control while this code loaded. */
const triggers: Readonly<Record<string, (control: Element, isOver: boolean) => string | false>> = {
  pointerover: (control, isOver) => (!isOver || control.matches(":hover")) && "hover",
  focusin: (control) => control.matches(":focus-visible") && "focus",
  click: () => "click",
};

/** Returns the handler of events on the control of a hint. */
export function hints(): (control: HTMLElement, event: Event) => unknown {
  for (const [type, trigger] of [
    ["pointerout", "hover"],
    ["focusout", "focus"],
  ] as const)
    listen(type, ({ target, relatedTarget }) => {
      for (const control of shown.keys())
        if (opensBy(control, trigger) && isIn(control, target) && !isIn(control, relatedTarget)) hideHint(control);
    });
  // captures Escape before a surrounding dialog closes
  listen("keydown", ({ key }) => key === "Escape" && hideAll(), true);
  listen("scroll", () => hideAll(), true);
  listen("click", ({ target }) => ![...shown.keys()].some((control) => isIn(control, target)) && hideAll());
  atEnd(() => hideAll());
  return (control, event) => {
    const trigger = triggers[event.type]!(control, !event.eventPhase);
    if (!trigger || !opensBy(control, trigger)) return;
    if (trigger === "click" && shown.has(control)) return hideHint(control);
    hideAll(control);
    return showHint(control);
  };
}
