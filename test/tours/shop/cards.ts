import type { Page } from "playwright-core";

/** Test numbers of the demo's provider, by outcome. */
export const cards = {
  good: "4242424242424242",
  refused: "4000000000000002",
  form: "4000000000003220",
  frame: "4000000000003063",
};

/** Chooses a new card and types its data. */
export async function enterCard(page: Page, number: string): Promise<void> {
  await page.locator("[name=pm_id][value^=new_]").check();
  await page.locator("#cc_number[autocomplete]").waitFor();
  for (const [field, text] of Object.entries({
    cc_number: number,
    cc_holder_name: "Anna",
    cc_expiry: "1240",
    cvc: "123",
  })) {
    await page.locator(`[name=${field}]`).fill("");
    await page.locator(`[name=${field}]`).pressSequentially(text);
  }
}
