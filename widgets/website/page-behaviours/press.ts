import { marked } from "../common/page/markup.ts";
import { on, write } from "../common/page/page.ts";

const controls = `${marked("toggle", "dropdown", "collapse", "modal", "popover", "button")},${marked("dismiss")},${marked("slide-to")}`;

/** Controls that are no buttons (`<li data-toggle="collapse">`, `<a>` without an address) are reached and used by keyboard. */
export function press(): void {
  on("keydown", controls, (control, event) => {
    const { key, target } = event;
    // the browser does so by itself for buttons, and for links that have an address
    if (
      target !== control ||
      control.matches("button,input") ||
      !(key === " " || (key === "Enter" && !control.matches("[href]")))
    )
      return;
    event.preventDefault();
    control.click();
  });
}

export function setUpPress(control: HTMLElement): void {
  if (control.matches("button,input")) return;
  if (control.tabIndex < 0) write(control, { tabindex: "0" });
  if (!control.role) write(control, { role: "button" });
}
