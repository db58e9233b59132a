import { marked } from "../common/page/markup.ts";
import { settled } from "../common/page/motion.ts";
import { around, atEnd, classed, on } from "../common/page/page.ts";

/** Alerts close. The suite's editor finds them again. */
export function alerts(): void {
  on("click", marked("dismiss", "alert"), async (button, event) => {
    const alert = around(button, ".alert");
    if (!alert) return;
    event.preventDefault();
    classed(alert, "show", false);
    await settled(alert);
    const place = new Comment();
    alert.replaceWith(place);
    atEnd(() => place.replaceWith(alert));
  });
}
