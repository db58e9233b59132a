import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { becomes, inspect, said } from "../demo.ts";
import { hold, watchNavigations } from "../requests.ts";
import { signedIn } from "../signed-in.ts";

const ready = (page: Page, tag: string) => page.locator(`${tag}:state(ready)`).waitFor({ state: "attached" });

describe("account details of a customer", () => {
  it("have no state in a country without states, and the suite drops the previous one", async () => {
    await using joel = await signedIn("portal");
    const { page } = joel;
    const country = page.locator("[name=country_id]");
    const state = page.locator("[name=state_id]");
    const open = async () => {
      await page.goto("/my/account");
      await ready(page, "suite-account-form");
    };
    const save = async () => {
      await page.getByRole("button", { name: "Confirm" }).press("Enter");
      await page.waitForURL("**/my/home");
    };
    await open();
    await state.selectOption({ label: "Vermont" });
    await save();
    await open();
    assert.equal(await state.locator(":checked").textContent(), "Vermont");
    await country.selectOption({ label: "France" });
    await state.waitFor({ state: "hidden" });
    await save();
    await open();
    assert.equal(await country.locator(":checked").textContent(), "France");
    assert.deepEqual([await state.isVisible(), await state.inputValue()], [false, ""]);
    await country.selectOption({ label: "Canada" });
    await state.waitFor();
    assert.equal(await state.locator("option", { hasText: "Vermont" }).count(), 0);
    await state.selectOption({ label: "Quebec" });
    assert.deepEqual(said(joel), []);
  });
});

describe("documents of a customer", () => {
  it("are searched once in the chosen field for several presses of Enter, with the other parameters of the address", async () => {
    await using joel = await signedIn("portal");
    const { page } = joel;
    const field = page.locator("[name=search]");
    const titles = () => page.locator(".o_portal_my_doc_table td:nth-child(2)").allTextContents();
    await page.goto("/my/orders/page/2?sortby=name&filterby=all");
    await ready(page, "suite-portal-search");
    const ways = watchNavigations(page);
    const release = await hold(page, /search=bench/);
    await field.fill("bench");
    for (let press = 0; press < 2; press++) await page.keyboard.press("Enter");
    release();
    await page.waitForURL(/search=bench/);
    await ready(page, "suite-portal-search");
    assert.deepEqual(new Set(await titles()), new Set(["Oak bench"]));

    await page.getByRole("button", { name: "Search in" }).click();
    await page.getByRole("link", { name: "Search in Reference" }).click();
    await field.fill("SO004");
    await page.keyboard.press("Enter");
    await page.waitForURL(/search=SO004/);
    await becomes(page, async () => (await titles()).length, 1);
    const kept = "/my/orders?sortby=name&filterby=all";
    assert.deepEqual(ways, [`${kept}&search_in=all&search=bench`, `${kept}&search_in=name&search=SO004`]);
    assert.deepEqual(said(joel), []);
  });

  it("are requested as a statement, which is confirmed in the page and listed for the operator", async () => {
    await using joel = await signedIn("portal");
    const { page } = joel;
    await page.goto("/my/customer_statements");
    await ready(page, "suite-statements");
    const ways = watchNavigations(page);
    await page.getByRole("button", { name: "Send Overdue Statement" }).press("Enter");
    await page.locator("suite-statements [part=answer]").getByText("Statement Sent Successfully").waitFor();
    assert.deepEqual([ways, said(joel)], [[], []]);

    await using marc = await signedIn("operator");
    await marc.page.goto("/operator/statements");
    const rows = marc.page.locator("tbody tr");
    await rows.filter({ hasText: /Joel Willis.*Customer.*Overdue only/ }).waitFor();
    assert.equal(await rows.count(), 1);
    assert.deepEqual(await inspect(marc.page), []);
  });
});
