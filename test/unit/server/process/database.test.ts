import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import type { Database } from "#demo/server/database.ts";
import { createSuite } from "#demo/server/suite.ts";
import { type Suite } from "#demo/server/suite.types.ts";
import { pack } from "#test/prepared.ts";
import { browser } from "../browser.ts";
import { servePostgres } from "../postgres.ts";

const countUsers = async (database: Database) =>
  (await database.query<{ count: number }>("select count(*)::integer as count from account"))[0]?.count;

async function checkTransactions(database: Database): Promise<void> {
  const insert = "insert into mailing_contact (name, email) values ($1, $1)";
  const failing = database.transaction(async (queries) => {
    await queries.query(insert, ["half@example.com"]);
    throw new Error("stop");
  });
  await assert.rejects(failing, /stop/);
  assert.deepEqual(await database.query("select id from mailing_contact where email = 'half@example.com'"), []);
  const name = await database.transaction(async (queries) => {
    await queries.query(insert, ["Robert'); drop table session;--"]);
    return (
      await queries.query<{ name: string }>("select name from mailing_contact where email = $1", [
        "Robert'); drop table session;--",
      ])
    )[0]?.name;
  });
  assert.equal(name, "Robert'); drop table session;--");
}

/** Follows, subscribes, signs in and reads a page as one visitor: every kind of statement of the suite. */
async function useSuite(suite: Suite): Promise<void> {
  const visitor = browser(suite);
  const follow = { id: 1, object: "blog.post", message_is_follower: "off", email: "reader@example.com" };
  assert.equal((await visitor.call("/website_mail/follow", follow))["result"], true);
  assert.equal(
    (await visitor.call("/website_mass_mailing/subscribe", { list_id: 1, email: "Reader <reader@example.com>" }))[
      "result"
    ],
    true,
  );
  const unknownList = (await visitor.call("/website_mass_mailing/subscribe", { list_id: 99, email: "x" })) as {
    error: { data: { exception_type: string } };
  };
  assert.equal(unknownList.error.data.exception_type, "validation_error");
  assert.deepEqual((await visitor.call("/website_mass_mailing/is_subscriber", { list_id: 1 }))["result"], {
    is_subscriber: true,
    email: "reader@example.com",
  });
  assert.equal((await visitor.signIn("portal")).status, 303);
  assert.match(await (await visitor.request("/my")).text(), /Joel Willis/);
  for (const path of ["/blog", "/blog/our-blog-1/post/x-1", "/event", "/event/x-2"])
    assert.equal((await visitor.request(path)).status, 200);
}

describe("the embedded database", () => {
  test("stores everything in its folder and is filled once", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "suite-data-"));
    const first = await createSuite({ dataDir });
    const visitor = browser(first);
    await visitor.call("/website_mail/follow", {
      id: 1,
      object: "blog.blog",
      message_is_follower: "off",
      email: "kept@example.com",
    });
    const token = await visitor.pageToken();
    await checkTransactions(first.database);
    await first.close();

    const second = await createSuite({ dataDir });
    assert.equal(await countUsers(second.database), 5);
    const again = browser(second);
    for (const [name, value] of visitor.cookies) again.cookies.set(name, value);
    const known = (await again.call("/website_mail/is_follower", { model: "blog.blog", res_id: 1 }))["result"];
    assert.deepEqual(known, { is_user: false, email: "kept@example.com", is_follower: true, alias_name: false });
    assert.equal(
      (await again.post("/qa/user", { csrf_token: token, user: "portal" })).status,
      303,
      "tokens outlive a restart",
    );
    await second.close();
    await rm(dataDir, { recursive: true });
  });

  test("continues from numbered steps, and rejects an incomplete migration", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "suite-data-"));
    const numbered = async (steps: number) => {
      const suite = await createSuite({ dataDir });
      await suite.database.query("drop table area_step, account_company, company, website, website_page, website_view");
      await suite.database.query("drop table password_reset");
      await suite.database.query("drop table payment_transaction, sale_subscription, payment_token, payment_acquirer");
      await suite.database.query("drop view chatter_token, sale_record");
      await suite.database.query("drop table portal_order_option, portal_order_line, portal_order, portal_split");
      await suite.database.query("drop table portal_document, portal_statement");
      await suite.database.query("drop table survey_answer, survey_input, survey_label, survey_question");
      await suite.database.query("drop table survey_page, survey");
      await suite.database.query(
        "drop table chatter_attachment, chatter_message, chatter_given_token, event_registration",
      );
      await suite.database.query("delete from attachment where access_token is not null or id >= 900");
      await suite.database.query("alter table attachment drop column access_token");
      await suite.database.query("alter table event_ticket drop column product_id");
      for (const [table, id] of Object.entries({ product_product: "template_id", product_template: "id" }))
        await suite.database.query(`delete from ${table} where ${id} > 90`);
      await suite.database.query("drop table form_file, form_record, job, department, form_project");
      await suite.database.query("delete from sale_order where id = 7");
      await suite.database.query("drop table project_rating, project");
      await suite.database.query("drop index blog_post_by_date");
      await suite.database.query("delete from blog_post where id > 5");
      await suite.database.query("alter table account drop column company_id");
      await suite.database.query("alter table session drop column website_id");
      const addresses = {
        country: ["address_fields", "phone_code"],
        partner: ["street2", "zip", "country_id", "state_id", "company_name", "vat", "parent_id"],
        product_category: ["parent_id"],
        sale_order: ["partner_invoice_id", "partner_shipping_id", "carrier_id", "pricelist_id", "placed_session_id"],
      };
      for (const [table, columns] of Object.entries(addresses))
        await suite.database.query(`alter table ${table} ${columns.map((name) => `drop column ${name}`).join()}`);
      await suite.database.query("drop table country_state, product_image, delivery_carrier, product_pricelist");
      await suite.database.query("delete from product_category where id in (21, 22)");
      await suite.database.query("create table migration (step integer primary key)");
      await suite.database.query("insert into migration (step) select generate_series(0, $1::integer - 1)", [steps]);
      await suite.close();
    };
    await numbered(6);
    const next = await createSuite({ dataDir });
    assert.equal(await countUsers(next.database), 5);
    await next.close();
    await numbered(5);
    await assert.rejects(createSuite({ dataDir }), /older version of the demo/);
    await rm(dataDir, { recursive: true });
  });

  test("reads a packed folder without changing the file", async () => {
    const folder = await mkdtemp(join(tmpdir(), "suite-data-"));
    const dataDir = join(folder, "packed.tar");
    const first = await createSuite({ dataDir: join(folder, "data") });
    await first.database.query("insert into mailing_contact (name, email) values ('Kept', 'kept@example.com')");
    await first.close();
    await pack(join(folder, "data"), dataDir);
    const packed = await readFile(dataDir);

    const second = await createSuite({ dataDir });
    assert.equal(await countUsers(second.database), 5);
    assert.deepEqual(await second.database.query("delete from mailing_contact returning email"), [
      { email: "kept@example.com" },
    ]);
    await second.close();
    assert.ok(packed.equals(await readFile(dataDir)));
    await rm(folder, { recursive: true });
  });

  test("deletes sessions that were unused for 90 days", async () => {
    const suite = await createSuite();
    const visitor = browser(suite);
    await visitor.request("/blog");
    const id = visitor.cookies.get("session_id");
    await suite.database.query("update session set seen_at = now() - interval '91 days' where id = $1", [id]);
    await visitor.request("/blog");
    assert.notEqual(visitor.cookies.get("session_id"), id);
    await suite.close();
  });
});

describe("a PostgreSQL server", () => {
  test("runs the same SQL, shared by two processes", async () => {
    const server = await servePostgres();
    const suite = await createSuite({ databaseUrl: server.url });
    await useSuite(suite);
    await checkTransactions(suite.database);

    const other = await createSuite({ databaseUrl: server.url });
    assert.equal(await countUsers(other.database), 5);
    const visitor = browser(suite);
    const token = await visitor.pageToken();
    const elsewhere = browser(other);
    for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
    assert.equal((await elsewhere.post("/qa/user", { csrf_token: token, user: "portal" })).status, 303);
    await Promise.all([suite.close(), other.close()]);
    await server.close();
  });

  test("is reported at once if missing", async () => {
    await assert.rejects(createSuite({ databaseUrl: "postgres://nobody@127.0.0.1:1/none" }), /ECONNREFUSED/);
  });
});
