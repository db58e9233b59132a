import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { taggedAddress } from "#demo/server/links/address.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser, browserOf } from "../browser.ts";
import { listen } from "../listen.ts";
import { from } from "./from.ts";

let suite: Suite;
let server: Awaited<ReturnType<typeof listen>>;
before(async () => {
  suite = await openSuite({ hold: 1 });
  server = await listen(suite);
  await suite.database.query("delete from link_tracker_click");
});
after(async () => {
  await server.close();
  await suite.close();
});

/** Creates a visitor with this local address. */
const visitorAt = (localAddress: string): Browser => browserOf(from(server.url, { localAddress }));
const clicks = (code: string) =>
  suite.database.query<{ ip: string; country: string | null }>(
    `select ip, country.name as country from link_tracker_click join link_tracker_code using (link_id) left join country on country.id = country_id
     where link_tracker_code.code = $1 order by link_tracker_click.id`,
    [code],
  );

describe("a short address", () => {
  test("redirects to a page of this site, with its tags, under any of its codes", async () => {
    const visitor = visitorAt("127.0.0.1");
    const target = `${server.url}/blog/our-blog-1/post/the-chair-we-almost-did-not-build-1?utm_campaign=Spring+letter&utm_source=Newsletter&utm_medium=Email`;
    for (const code of ["k3P", "chair"]) {
      const response = await visitor.request(`/r/${code}`);
      assert.equal(response.status, 301);
      assert.equal(response.headers.get("location"), target);
    }
    assert.equal((await visitor.request("/fr_FR/r/chair")).headers.get("location"), target);
    assert.equal(
      (await visitor.request("/blog/our-blog-1/post/the-chair-we-almost-did-not-build-1?utm_campaign=Spring+letter"))
        .status,
      302,
      "to the French one",
    );
  });

  test("counts once for an address, under any of its codes, with the time", async () => {
    const statement =
      "select write_uid, write_date > now() - interval '1 min' as now from link_tracker join link_tracker_code on link_id = link_tracker.id where code = 'hall-3'";
    await suite.database.query("update link_tracker set write_uid = 2, write_date = now() - interval '1 day'");
    for (const code of ["hall-3", "f4R", "hall-3"]) await visitorAt("127.0.0.1").request(`/r/${code}`);
    assert.deepEqual(await clicks("hall-3"), [{ ip: "127.0.0.1", country: null }]);
    assert.deepEqual(await suite.database.query(statement), [{ write_uid: null, now: true }]);

    await suite.database.query("update link_tracker set write_uid = 2, write_date = now() - interval '1 day'");
    await visitorAt("127.0.0.1").request("/r/hall-3");
    assert.deepEqual(
      await suite.database.query(statement),
      [{ write_uid: 2, now: false }],
      "nothing is written for a click that does not count",
    );

    await visitorAt("127.0.0.2").request("/r/hall-3");
    await visitorAt("127.0.0.2").request("/r/sLw");
    assert.deepEqual(
      (await clicks("hall-3")).map(({ ip }) => ip),
      ["127.0.0.1", "127.0.0.2"],
    );
    assert.deepEqual(
      (await clicks("sLw")).map(({ ip }) => ip),
      ["127.0.0.2"],
    );
  });

  test("counts simultaneous visitors exactly", async () => {
    const addresses = Array.from({ length: 8 }, (_, index) => `127.0.1.${index + 1}`);
    await Promise.all([...addresses, ...addresses].map((address) => visitorAt(address).request("/r/bL0")));
    assert.deepEqual((await clicks("bL0")).map(({ ip }) => ip).sort(), addresses);
  });

  test("uses the visitor's country in the QA panel", async () => {
    const visitor = visitorAt("127.0.0.3");
    visitor.misbehave({ country: "fr" });
    await visitor.request("/r/Hi5");
    const lost = visitorAt("127.0.0.4");
    lost.misbehave({ country: "XX" });
    await lost.request("/r/Hi5");
    assert.deepEqual(await clicks("Hi5"), [
      { ip: "127.0.0.3", country: "France" },
      { ip: "127.0.0.4", country: null },
    ]);
  });

  test("counts no click without a connection", async () => {
    assert.equal((await browser(suite).request("/r/0iL")).status, 301);
    assert.deepEqual(await clicks("0iL"), []);
  });

  test("is the page 404 if unknown or without a target", async () => {
    await suite.database.query(
      "insert into link_tracker (id, url, title, create_uid) values (900, 'http://   ', 'x', 2)",
    );
    await suite.database.query("insert into link_tracker_code (code, link_id, create_uid) values ('void', 900, 2)");
    for (const path of ["/r/unknown", "/r/void", "/r/bL0/x"]) {
      const response = await visitorAt("127.0.0.1").request(path);
      assert.equal(response.status, 404, path);
      assert.match(await response.text(), /404: Page not found!/);
    }
    assert.deepEqual(await clicks("void"), []);
  });
});

test("joins tags to the query: blanks become +, existing ones stay, the fragment stays last", () => {
  const tags = { utm_campaign: "June & more", utm_source: null, utm_medium: "Email" };
  assert.equal(
    taggedAddress("http://a.example/x#part", tags),
    "http://a.example/x?utm_campaign=June+%26+more&utm_medium=Email#part",
  );
  assert.equal(
    taggedAddress("http://a.example/?b=1&utm_medium=own", tags),
    "http://a.example/?utm_campaign=June+%26+more&b=1&utm_medium=own",
  );
  assert.equal(taggedAddress("http://a.example/?b=%20", { utm_campaign: null }), "http://a.example/?b=%20");
});
