import assert from "node:assert/strict";
import type { Page } from "playwright-core";

/** Returns true if the focused element, in any shadow root, matches. */
export const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return !!active?.matches(wanted);
  }, selector);

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    if (await isFocused(page, selector)) return;
  }
  assert.fail(`Tab does not come to ${selector}`);
}
