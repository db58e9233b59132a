import { marked } from "../common/page/markup.ts";
import { classed, on, write } from "../common/page/page.ts";

export const groups = marked("toggle", "buttons");

export function setUpButtons(group: HTMLElement): void {
  for (const label of group.querySelectorAll("label,.btn")) {
    const input = label.querySelector("input");
    if (input) classed(label, "active", input.checked);
  }
}

/** Groups of fields that look like buttons, and buttons that stay pressed. */
export function buttons(): void {
  on("change", groups, setUpButtons);
  for (const type of ["focusin", "focusout"] as const)
    on(type, `${groups} label`, (label) => classed(label, "focus", type === "focusin"));
  on("click", marked("toggle", "button"), (button, event) => {
    event.preventDefault();
    const isPressed = !button.matches(".active");
    classed(button, "active", isPressed);
    write(button, { "aria-pressed": String(isPressed) });
  });
}
