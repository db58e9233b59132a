import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

async function signedIn(login: string): Promise<Browser> {
  const visitor = browser(suite);
  await visitor.signIn(login);
  return visitor;
}

const details = {
  name: "Ines Moreau",
  email: "ines@harbourandpine.example",
  phone: "1",
  street: "2 Quay",
  city: "Portland",
  zipcode: "04101",
  country_id: "233",
  state_id: "13",
};

const send = async (visitor: Browser, path: string, fields: Record<string, string>) =>
  visitor.post(path, { ...fields, csrf_token: await visitor.pageToken() });

describe("/my/account", () => {
  test("is for signed-in users, with their own data", async () => {
    const stranger = await browser(suite).request("/my/account");
    assert.match(stranger.headers.get("location") ?? "", /^\/web\/login\?redirect=/);
    const page = await (await (await signedIn("portal")).request("/my/account")).text();
    assert.match(page, /value="Joel Willis"/);
    assert.match(page, /<option value="233" selected=""/);
    assert.match(page, /<option hidden="" value="13" data-country_id="233"/);
    assert.match(page, /name="vat"[^>]* readonly=""/);
    assert.doesNotMatch(page, /name="company_name"/);
  });

  test("stores valid details, and drops a state of another country", async () => {
    const visitor = await signedIn("publisher");
    const saved = await send(visitor, "/my/account", { ...details, company_name: "Moreau", redirect: "/blog" });
    assert.deepEqual([saved.status, saved.headers.get("location")], [303, "/blog"]);
    const stored = async () =>
      (await suite.database.query("select zip, company_name, country_id, state_id from partner where id = 9"))[0];
    assert.deepEqual(await stored(), { zip: "04101", company_name: "Moreau", country_id: 233, state_id: 13 });
    await send(visitor, "/my/account", { ...details, country_id: "75", redirect: "//evil.example" });
    assert.deepEqual(await stored(), { zip: "04101", company_name: "Moreau", country_id: 75, state_id: null });
  });

  test("explains a rejection, and keeps the typed values", async () => {
    const visitor = await signedIn("portal");
    const page = await (
      await send(visitor, "/my/account", { ...details, city: "", email: "a@b", vat: "X", extra: "1" })
    ).text();
    for (const message of [
      "Some required fields are empty.",
      "Invalid Email! Please enter a valid email address.",
      "Changing VAT number is not allowed",
      "Unknown field &#39;extra&#39;",
    ])
      assert.match(page, new RegExp(message.replaceAll(".", "\\.")));
    assert.match(page, /name="email" class="form-control is-invalid" value="a@b"/);
    assert.match(page, /name="street" class="form-control " value="2 Quay"/);
    assert.equal((await visitor.post("/my/account", details)).status, 400, "without a token");
  });
});

describe("/web/signup", () => {
  const ann = { login: "ann@example.com", name: "Ann", password: "secret", confirm_password: "secret" };

  test("opens an account and signs in; a second one of the same address is rejected", async () => {
    const visitor = browser(suite);
    const answer = await send(visitor, "/web/signup", ann);
    assert.deepEqual([answer.status, answer.headers.get("location")], [303, "/my"]);
    assert.match(await (await visitor.request("/my")).text(), /Ann/);
    const again = await send(browser(suite), "/web/signup", ann);
    assert.match(await again.text(), /Another user is already registered using this email address\./);
    const login = browser(suite);
    assert.match(await (await send(login, "/web/login", { login: ann.login, password: "secret" })).text(), /'\/my'/);
  });

  test("requires all fields, and the same password twice", async () => {
    const visitor = browser(suite);
    const page = async (fields: object) => (await send(visitor, "/web/signup", { ...ann, ...fields })).text();
    assert.match(await page({ login: "b@example.com", confirm_password: "other" }), /Passwords do not match/);
    assert.match(await page({ name: " " }), /not properly filled in/);
    assert.doesNotMatch(await page({ name: " " }), /secret/);
  });
});
