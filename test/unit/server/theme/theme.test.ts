import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";

let suite: Suite;
let visitor: Browser;
before(async () => {
  suite = await openSuite({ hold: 1 });
  visitor = browser(suite);
});
after(() => suite.close());

/** Returns the result, or throws the suite's error. */
async function rpc(path: string, params: object): Promise<unknown> {
  const { result, error } = (await visitor.call(path, params)) as {
    result?: unknown;
    error?: { data: { message: string } };
  };
  if (error) throw new Error(error.data.message);
  return result;
}
const count = (html: unknown, pattern: RegExp): number => String(html).match(new RegExp(pattern, "g"))?.length ?? 0;
const slider = "/sh_corpomate_theme/sh_tab_slider_snippet/sh_corpomate_theme_tmpl_206";

describe("sections of the theme", () => {
  test("have testimonials and partners as slides of a carousel", async () => {
    const voices = await rpc("/sh_corpomate_theme/render_testimonial", {
      template_id: "sh_corpomate_theme.sh_corpomate_theme_item_6",
    });
    assert.equal(count(voices, /class="item"/), 5);
    assert.match(String(voices), /<h3>Noor Haddad<\/h3><span>Head of a library, Amman<\/span>/);
    const brands = await rpc("/sh_corpomate_theme/render_our_partner", {
      template_id: "sh_corpomate_theme.sh_corpomate_theme_item_9",
    });
    assert.equal(count(brands, /class="item"/), 7);
    const [, logo] = /src="([^"]+)"/.exec(String(brands))!;
    const picture = await visitor.request(logo!);
    assert.equal(picture.headers.get("content-type"), "image/svg+xml");
    assert.match(await picture.text(), /Northlight/);
  });

  test("reject unknown templates, and those of the other kind", async () => {
    for (const path of ["render_testimonial", "render_our_partner"]) {
      await assert.rejects(
        rpc(`/sh_corpomate_theme/${path}`, { template_id: "sh_corpomate_theme.sh_corpomate_theme_item_99" }),
        /External ID not found/,
      );
    }
    await assert.rejects(
      rpc("/sh_corpomate_theme/render_our_partner", { template_id: "sh_corpomate_theme.sh_corpomate_theme_item_6" }),
      /External ID not found/,
    );
  });
});

describe("a tab slider", () => {
  test("returns its tabs with the slides of the first, and their animation", async () => {
    const { data, ...moves } = (await rpc(`${slider}_tab_pane_layout`, { slider_id: "1" })) as { data: string };
    assert.deepEqual(moves, { items: 3, autoplay: false, speed: 500, loop: true, nav: true });
    assert.deepEqual(
      [...data.matchAll(/data-tab_id="(\d+)" href="#nav_tab_(\d+)">([^<]*)/g)].map(([, ...found]) => found),
      [
        ["1", "1", "Workshop"],
        ["2", "2", "Repairs"],
      ],
    );
    assert.equal(count(data, /class="item"/), 3);
    assert.match(data, /id="nav_tab_2"><\/div>/);
  });

  test("returns the slides of another tab", async () => {
    const { data } = (await rpc(`${slider}_tab_pane_one`, { tab_id: "2", token: "2" })) as { data: string };
    assert.match(data, /<h3><a href="\/blog\/repair-notes-2\/post\//);
  });

  test("is rejected if unknown", async () => {
    await assert.rejects(rpc(`${slider}_tab_pane_layout`, { slider_id: false }), /Record does not exist/);
    await assert.rejects(rpc(`${slider}_tab_pane_one`, { tab_id: "99", token: "x" }), /Record does not exist/);
  });
});

describe("news", () => {
  const ask = (limit: string) => visitor.post("/get_latest_news", { limit });

  test("come newest first, limited as requested", async () => {
    const rows = (await (await ask("2")).json()) as { name: string; desc: string }[];
    assert.deepEqual(
      rows.map(({ name }) => name),
      ["Free repairs week", "Larch is back"],
    );
    assert.match(rows[0]!.desc, /^<p>Bring any chair/);
    assert.equal(((await (await ask("100")).json()) as unknown[]).length, 5);
  });

  test("are no page", async () => assert.equal((await visitor.request("/get_latest_news")).status, 405));
});

describe("a request for a quote", () => {
  const fields = {
    contact_name: " Ada ",
    phone: "1",
    email_from: "ada@example.com",
    partner_name: "",
    name: "Chairs",
    description: "Forty",
  };
  const kept = () =>
    suite.database.query<{ contact_name: string; subject: string }>("select contact_name, subject from quote_request");

  test("is stored", async () => {
    assert.equal(await rpc("/sh_website_quote/contact_us", fields), true);
    assert.deepEqual(await kept(), [{ contact_name: "Ada", subject: "Chairs" }]);
  });

  test("is rejected without a way to respond", async () => {
    assert.equal(await rpc("/sh_website_quote/contact_us", { ...fields, email_from: "invalid" }), false);
    assert.equal(await rpc("/sh_website_quote/contact_us", { ...fields, contact_name: " " }), false);
    assert.equal((await kept()).length, 1);
  });
});
