import type { Page } from "playwright-core";
import { becomes } from "../demo.ts";

/** Messages of a record in a page, with the composer. */
export function discussionOf(page: Page) {
  const chatter = page.locator("suite-chatter");
  const composer = chatter.locator("[part=composer]");
  const input = composer.getByRole("textbox");
  const button = composer.getByRole("button", { name: "Send", exact: true });
  const sent = composer.getByText("Your message was posted.");
  const failure = composer.locator("[part=failure]");
  const isBusy = () => chatter.evaluate((host) => host.matches(":state(busy)"));
  return {
    chatter,
    composer,
    input,
    button,
    sent,
    /** Texts of the shown messages, newest first. */
    texts: async () => {
      const texts = await chatter.locator("[part=content]").allTextContents();
      return texts.map((text) => text.replace(/\s+/g, " ").trim());
    },
    async write(text: string) {
      await input.fill(text);
      await button.click();
    },
    /** Waits for the result of a press. Returns true if the message is shown. */
    async isTaken() {
      await becomes(page, isBusy, false);
      await sent.or(failure).waitFor();
      return sent.isVisible();
    },
    tryAgain: () => failure.getByRole("button", { name: "Try again" }).click(),
  };
}
