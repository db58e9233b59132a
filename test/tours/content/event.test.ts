import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { inspect, visitor } from "../demo.ts";

/** A visitor of an event's page, in the suite's own markup. */
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
  it("leads from paid tickets over who will come to the checkout, with the tickets in the cart", async () => {
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

  it("confirms free tickets in place, with the event for a calendar", async () => {
    await using person = await guest("/event/open-workshop-day-1/register");
    const { page, register, name } = person;
    await register.click();
    await name("Ann");
    const calendar = page.getByRole("link", { name: "Add to your calendar" });
    await calendar.waitFor();
    const answer = await page.request.get((await calendar.getAttribute("href"))!);
    assert.match(await answer.text(), /^BEGIN:VCALENDAR/);
    assert.deepEqual(await inspect(page), []);
  });
});
