import { marked } from "./page/markup.ts";
import { each, makeReachable, on, write } from "./page/page.ts";

const controls = `:is(${marked("toggle", "dropdown", "collapse", "modal", "popover", "button")},${marked("dismiss")},${marked("slide-to")}):not(button,input)`;

/** Controls that are no buttons (`<li data-toggle="collapse">`, `<a>` without an address) are reached and used by keyboard. */
export function press(): void {
  each(controls, (control) => {
    makeReachable(control);
    if (!control.role) write(control, { role: "button" });
  });
  on("keydown", controls, (control, event) => {
    const { key, target } = event;
    // the browser does so by itself for links that have an address
    if (target !== control || !(key === " " || (key === "Enter" && !control.matches("[href]")))) return;
    event.preventDefault();
    control.click();
  });
}
