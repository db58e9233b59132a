import { marked } from "./page/markup.ts";
import { classed, each, makeReachable, on, onPress, write } from "./page/run.ts";

const groups = marked("toggle", "buttons");

function setUpButtons(group: HTMLElement): void {
  for (const label of group.querySelectorAll("label")) {
    const input = label.querySelector("input");
    if (input) classed(label, "active", input.checked);
  }
}

/** Handles groups of fields that look like buttons, and toggle buttons. */
export function buttons(): void {
  each(groups, setUpButtons);
  on("change", groups, setUpButtons);
  onPress(marked("toggle", "button"), (button) => {
    const isPressed = !button.matches(".active");
    classed(button, "active", isPressed);
    write(button, { "aria-pressed": String(isPressed) });
  });
}

const controls = `:is(${marked("toggle", "dropdown", "collapse", "modal", "popover", "button")},${marked("dismiss")},${marked("slide-to")}):not(button,input)`;

/** Makes controls that are no buttons (`<li data-toggle="collapse">`, `<a>` without an address) usable by keyboard. */
export function buttonRoles(): void {
  each(controls, (control) => {
    makeReachable(control);
    if (!control.role) write(control, { role: "button" });
  });
  on("keydown", controls, (control, event) => {
    const { key, target } = event;
    // for links with an address the browser handles Enter itself
    if (target !== control || !(key === " " || (key === "Enter" && !control.matches("[href]")))) return;
    event.preventDefault();
    control.click();
  });
}
