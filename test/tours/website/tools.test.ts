import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { becomes, inspect, inspectLook, said, type Visitor, visitor } from "../demo.ts";

const path = "/try/website";

/** Opens the page of the tools as an editor of the first company, and unpublishes the page, since other tours may have published it. */
async function editor(): Promise<Visitor> {
  const person = await visitor();
  const { page } = person;
  const call = async (route: string, params: object) => {
    const answer = await page.request.post(route, { data: { jsonrpc: "2.0", params } });
    return ((await answer.json()) as { result: Session }).result;
  };
  const login = { db: "suite", login: "publisher", password: "publisher" };
  const { uid, user_companies: companies } = await call("/web/session/authenticate", login);
  const [[company]] = companies.allowed_companies;
  const write = { model: "res.users", method: "write", args: [uid, { company_id: company }], kwargs: {} };
  await call("/web/dataset/call_kw/res.users/write", write);
  await page.goto(path);
  const published = page.locator("main div.js_publish_management.css_published");
  if (await published.count()) {
    const { id, object } = await published.evaluate(({ dataset }) => ({ ...dataset }));
    await call("/website/publish", { id: Number(id), object });
    await page.reload();
  }
  return person;
}

interface Session {
  readonly uid: number;
  readonly user_companies: { readonly allowed_companies: readonly [[id: number, name: string]] };
}

/** Wait option for elements beside their control, which have no box. */
const there = { state: "attached" } as const;

describe("tools of the website", () => {
  it("publish and unpublish the page by mouse and keyboard, from the bar and the page", async () => {
    await using person = await editor();
    const { page } = person;
    const bar = page.locator("#oe_main_menu_navbar .js_publish_management");
    const block = page.locator("main div.js_publish_management");
    const states = () =>
      Promise.all([bar, block].map((each) => each.evaluate(({ classList }) => classList.contains("css_published"))));
    await bar.locator("suite-publish:state(ready)").waitFor(there);
    await bar.locator("label").click();
    await becomes(page, states, [true, true]);
    await bar.locator(".css_unpublish").waitFor();
    await page.reload();
    await block.locator("suite-publish:state(ready)").waitFor(there);
    await becomes(page, states, [true, true]);
    assert.deepEqual(await inspect(page), []);
    await page.emulateMedia({ colorScheme: "dark" });
    assert.deepEqual(await inspectLook(page), []);
    await block.getByRole("button", { name: "Published" }).focus();
    await page.keyboard.press("Enter");
    await becomes(page, states, [false, false]);
    await bar.getByRole("switch").focus();
    await page.keyboard.press("Space");
    await becomes(page, states, [true, true]);
    await page.keyboard.press("Space");
    await becomes(page, states, [false, false]);
    assert.deepEqual(said(person), []);
  });

  it("change the company and the website, which the suite stores", async () => {
    await using person = await editor();
    const { page } = person;
    const current = () => page.locator(".o_menu_systray .current").allTextContents();
    const ready = () => page.locator("suite-website-switch:state(ready)").waitFor(there);
    await ready();
    assert.deepEqual(await current(), ["Harbour & Pine", "Harbour & Pine"]);
    await page.getByRole("link", { name: "Harbour & Pine Workshop" }).click();
    // waits for the reload: a list read earlier could mix both pages
    await page.locator(".current").first().filter({ hasText: "Harbour & Pine Workshop" }).waitFor();
    assert.deepEqual(await current(), ["Harbour & Pine Workshop", "Harbour & Pine"]);
    await ready();
    await page.getByRole("link", { name: "Workshop", exact: true }).click();
    await page.waitForURL(/fw=2/);
    assert.deepEqual(await current(), ["Harbour & Pine Workshop", "Workshop"]);
    await page.goto(path);
    assert.equal(await page.locator("html").getAttribute("data-website-id"), "2");
    assert.deepEqual(said(person), []);
  });

  it("change the language for all visitors and keep the hash of the address", async () => {
    await using person = await visitor();
    const { page } = person;
    await page.goto(`${path}#below`);
    await page.locator("suite-language-switch:state(ready)").waitFor();
    assert.equal(await page.locator("suite-publish").count(), 0);
    await page.getByRole("link", { name: "Français" }).click();
    await page.waitForURL(`**/fr_FR${path}#below`);
    await page.locator("suite-language-switch:state(ready)").waitFor();
    await page.getByRole("link", { name: "English" }).click();
    await page.waitForURL((url) => url.pathname === path && url.hash === "#below");
    assert.deepEqual(said(person), []);
  });
});
