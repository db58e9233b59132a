import { marked } from "./page/markup.ts";
import { settled } from "./page/motion.ts";
import { around, classed, onPress } from "./page/page.ts";

/** Alerts close. The suite's editor finds them again. */
export function alerts(): void {
  onPress(marked("dismiss", "alert"), async (button) => {
    const alert = around(button, ".alert");
    if (!alert) return;
    classed(alert, "show", false);
    await settled(alert);
    // any of its own classes may show it
    classed(alert, [...alert.classList].join(" "), false);
    classed(alert, "d-none", true);
  });
}
