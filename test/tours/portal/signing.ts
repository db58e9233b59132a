import type { Page } from "playwright-core";

const signatureOf = (page: Page) => page.locator("#modalaccept suite-signature");

/** Types a name as signature in the open dialog of an order. */
export async function writeName(page: Page): Promise<void> {
  const signature = signatureOf(page);
  await signature.getByLabel("Your name").fill("Joel Willis");
  await signature.getByText("Type", { exact: true }).click();
  await signature.getByRole("img", { name: "Your name as your signature: Joel Willis" }).waitFor();
}

/** Sends the signature, and waits until the suite has stored it. */
export async function sign(page: Page): Promise<void> {
  await signatureOf(page).getByRole("button", { name: "Accept & Sign" }).click();
  await page.waitForURL(/message=sign_ok/);
}
