import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { becomes, inspect, visitor } from "../demo.ts";
import { signedIn } from "../signed-in.ts";

/** Visitor of an event's page in the suite's markup. */
async function guest(path: string) {
  const person = await visitor();
  await person.page.goto(path);
  await person.page.locator("suite-event-tickets:state(ready)").waitFor();
  const register = person.page.getByRole("button", { name: "Register Now" });
  const dialog = person.page.getByRole("dialog", { name: "Attendees" });
  const name = async (who: string) => {
    await dialog.getByLabel("Name", { exact: true }).fill(who);
    await dialog.getByLabel("Email", { exact: true }).fill("ann@example.com");
    await dialog.getByRole("button", { name: "Continue" }).click();
  };
  return Object.assign(person, { register, dialog, name });
}

describe("registration for an event", () => {
  it("leads from paid tickets over the attendees to the checkout, with the tickets in the cart", async () => {
    await using person = await guest("/event/conference-for-makers-of-small-things-2/register");
    const { page, register, dialog, name } = person;
    await register.click();
    await page.getByText("Please select at least one ticket.").waitFor();
    await page.locator("[name=nb_register-5]").selectOption("1");
    await register.click();
    await dialog.getByLabel("Email", { exact: true }).waitFor();
    assert.deepEqual(await inspect(page), []);
    await name("Ann");
    await page.waitForURL(/\/shop\/(checkout|address)/);
    await page.goto("/shop/cart");
    await page.getByText("Conference for makers of small things: With dinner").first().waitFor();
  });

  it("sells three tickets for three attendees in one order", async () => {
    await using person = await guest("/event/conference-for-makers-of-small-things-2/register");
    const { page, register, dialog } = person;
    await page.locator("[name=nb_register-4]").selectOption("2");
    await page.locator("[name=nb_register-5]").selectOption("1");
    await register.click();
    const names = ["Ada Adams", "Ben Brown", "Cleo Clark"];
    for (const [index, who] of names.entries()) {
      const attendee = dialog.getByRole("group", { name: `Attendee ${index + 1}` });
      await attendee.getByLabel("Name", { exact: true }).fill(who);
      await attendee.getByLabel("Email", { exact: true }).fill(`${who.split(" ")[0]}@example.com`);
    }
    await dialog.getByRole("button", { name: "Continue" }).press("Enter");

    await page.waitForURL("**/shop/address");
    await page.locator("suite-checkout-address:state(ready)").waitFor();
    await page.locator("main [name=country_id]").selectOption({ label: "France" });
    await becomes(page, () => page.locator("suite-checkout-address:state(busy)").count(), 0);
    const address = { name: "Ada", email: "ada@example.com", phone: "555", street: "1 Quay", zip: "1", city: "Nantes" };
    for (const [name, text] of Object.entries(address)) await page.locator(`main [name=${name}]`).fill(text);
    await page.locator(".checkout_autoformat .a-submit").click();
    await page.waitForURL("**/shop/payment");
    // the server sends Pay enabled, and each of these disables the button once the element's code has loaded
    for (const name of ["payment-form", "delivery", "terms"])
      await page.locator(`suite-${name}:state(ready)`).waitFor();
    const pay = page.getByRole("button", { name: "Pay $" });
    await page.getByRole("checkbox", { name: "I agree to the terms & conditions" }).check();
    await becomes(page, () => pay.isDisabled(), false);
    await pay.press("Enter");
    await page.waitForURL("**/shop/confirmation");
    const quantities = await page.locator("#cart_products tbody .td-qty").allTextContents();
    assert.deepEqual(quantities.map(parseFloat), [2, 1]);

    await using marc = await signedIn("operator");
    await marc.page.goto("/operator/events");
    const orders = names.map((name) =>
      marc.page.locator("tbody tr", { hasText: name }).locator("td").last().textContent(),
    );
    const [first, ...others] = await Promise.all(orders);
    assert.match(first!, /^\S+ \((sent|sale)\)$/);
    assert.deepEqual(others, [first, first]);
  });

  it("leads from free tickets to the suite's confirmation, with the calendar file of the event", async () => {
    await using person = await guest("/event/open-workshop-day-1/register");
    const { page, register, name } = person;
    await register.click();
    await name("Ann");
    await page.waitForURL("**/registration/confirm");
    const calendar = page.getByRole("link", { name: "Add to iCal/Outlook" });
    await calendar.waitFor();
    const answer = await page.request.get((await calendar.getAttribute("href"))!);
    assert.match(await answer.text(), /^BEGIN:VCALENDAR/);
    assert.deepEqual(await inspect(page), []);
  });
});
