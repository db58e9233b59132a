import type { Page } from "playwright-core";
import { becomes } from "../demo.ts";

const fields = {
  name: "Anna",
  email: "anna@example.com",
  phone: "555",
  street: "2 Quay",
  city: "Nantes",
  zip: "44000",
};

/** Fills in all fields of an address in France. */
export async function fillAddress(page: Page): Promise<void> {
  const address = page.locator("suite-checkout-address");
  await page.locator("suite-checkout-address:state(ready)").waitFor();
  for (const [name, text] of Object.entries(fields)) await address.locator(`[name=${name}]`).fill(text);
  await address.locator("[name=country_id]").selectOption("75");
  await becomes(page, () => page.locator("suite-checkout-address:state(busy)").count(), 0);
}

/** Chooses a carrier and accepts the terms on the suite's payment page. */
export async function chooseDelivery(page: Page): Promise<void> {
  await page.locator("suite-payment-form:state(ready)").waitFor();
  await page.getByRole("radio", { name: "Parcel to your door" }).check();
  await page.getByRole("checkbox", { name: "I agree to the terms & conditions" }).check();
}

/** Presses the button once it is enabled: earlier keys have no effect. */
export async function pay(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Pay $" });
  await becomes(page, () => button.isDisabled(), false);
  await button.press("Enter");
}
