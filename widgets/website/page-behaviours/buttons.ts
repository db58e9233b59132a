import { marked } from "./page/markup.ts";
import { classed, each, on, onPress, write } from "./page/page.ts";

const groups = marked("toggle", "buttons");

function setUpButtons(group: HTMLElement): void {
  for (const label of group.querySelectorAll("label")) {
    const input = label.querySelector("input");
    if (input) classed(label, "active", input.checked);
  }
}

/** Groups of fields that look like buttons, and buttons that stay pressed. */
export function buttons(): void {
  each(groups, setUpButtons);
  on("change", groups, setUpButtons);
  onPress(marked("toggle", "button"), (button) => {
    const isPressed = !button.matches(".active");
    classed(button, "active", isPressed);
    write(button, { "aria-pressed": String(isPressed) });
  });
}
