import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { inflateSync } from "node:zlib";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite({ hold: 1 });
});
after(() => suite.close());

const statusOf = async (visitor: Browser, path: string): Promise<number> => (await visitor.request(path)).status;

test("a public file is shown, downloaded under its name, and cached", async () => {
  const visitor = browser(suite);
  const shown = await visitor.request("/web/content/2");
  assert.equal(shown.headers.get("content-type"), "text/plain");
  assert.equal(shown.headers.get("content-disposition"), null);
  assert.match(await shown.text(), /^Delivery note SO042/);
  const named = async (id: number) =>
    (await visitor.request(`/web/content/${id}?download=true`)).headers.get("content-disposition");
  assert.equal(await named(2), "attachment; filename*=UTF-8''delivery-note-so042.txt");
  assert.equal(await named(3), "attachment; filename*=UTF-8''ir.attachment-3-datas");
  const again = await visitor.request("/web/content/2", {
    headers: { "if-none-match": shown.headers.get("etag") ?? "" },
  });
  assert.equal(again.status, 304);
});

test("the picture is a PNG of 480 by 320 points at any requested size", async () => {
  for (const path of ["/web/image/1", "/web/image/1/160x160", "/web/image/1/160x160/?crop=true"]) {
    const response = await browser(suite).request(path);
    assert.equal(response.headers.get("content-type"), "image/png");
    const data = Buffer.from(await response.arrayBuffer());
    assert.deepEqual([data.readUInt32BE(16), data.readUInt32BE(20)], [480, 320]);
    const start = data.indexOf("IDAT") + 4;
    assert.equal(inflateSync(data.subarray(start)).length, 320 * (480 * 3 + 1));
  }
});

test("a private file is available in its chat, to members and to the team", async () => {
  await suite.database.query(
    "insert into attachment (id, name, mimetype, data, public) values (50, 'secret.txt', 'text/plain', 'secret', false)",
  );
  const visitor = browser(suite);
  const other = browser(suite);
  const { uuid } = (await visitor.call("/im_livechat/get_session", { channel_id: 1, anonymous_name: "Visitor" }))[
    "result"
  ] as { uuid: string };
  await other.call("/im_livechat/get_session", { channel_id: 1, anonymous_name: "Visitor" });
  const everybody = async () => [
    await statusOf(visitor, "/web/content/50"),
    await statusOf(other, "/web/content/50"),
    await statusOf(other, "/web/image/50"),
  ];
  assert.deepEqual(await everybody(), [404, 404, 404]);
  await visitor.call("/mail/chat_post", { uuid, message_content: "x" });
  await suite.database.query("insert into message_attachment select max(id), 50 from message");
  assert.deepEqual(await everybody(), [200, 404, 404]);
  await visitor.signIn("portal");
  assert.equal(await statusOf(visitor, "/web/content/50"), 200, "the chat stays the visitor's after signing in");
  const publisher = browser(suite);
  await publisher.signIn("publisher");
  assert.equal(await statusOf(publisher, "/web/content/50"), 200);
});

test("avatars are of the team, and of other contacts for themselves and the team; a rejection is a picture", async () => {
  const visitor = browser(suite);
  const picture = async (id: number): Promise<string> => {
    const response = await visitor.request(`/web/image/res.partner/${id}/image_small`);
    assert.equal(response.headers.get("content-type"), "image/svg+xml");
    return `${response.status} ${/>(\w+)<\/text>/.exec(await response.text())?.[1] ?? ""}`;
  };
  assert.deepEqual(
    [await picture(7), await picture(8), await picture(4), await picture(999)],
    ["200 MO", "200 JW", "403 ", "404 "],
  );
  await visitor.signIn("portal");
  assert.equal(await picture(8), "200 JW");
});

test("pictures of the suite need no session", async () => {
  for (const path of [
    "/mail/static/src/img/smiley/avatar.jpg",
    "/rating/static/src/img/rating_10.png",
    "/rating/static/src/img/rating_5.png",
    "/rating/static/src/img/rating_1.png",
  ]) {
    const response = await suite.app.request(path);
    assert.equal(response.status, 200);
    assert.deepEqual(response.headers.getSetCookie(), []);
  }
});

test("names of months for the built-in front end, in the languages of the site", async () => {
  const locale = async (name: string) => (await browser(suite).request(`/web/webclient/locale/${name}`)).text();
  assert.match(
    await locale("fr_FR"),
    /defineLocale\("fr-fr", \{"months":\["janvier",.*"weekdays":\["dimanche","lundi"/,
  );
  for (const empty of ["en_US", "zz_ZZ"]) assert.equal(await locale(empty), "");
});

test("templates of the built-in chat, and pages for unknown ones", async () => {
  const load = async (path: unknown) => (await browser(suite).call("/web/proxy/load", { path }))["result"];
  assert.match(String(await load("/mail/static/src/xml/thread.xml")), /t-name="mail.widget.Thread"/);
  for (const path of ["/mail/static/src/xml/nope.xml", "/blog", "http://elsewhere.example/"])
    assert.match(String(await load(path)), /^<!DOCTYPE html>/);
  assert.match(
    await (await browser(suite).request("/im_livechat/static/src/xml/im_livechat.xml")).text(),
    /im_livechat.FeedBack/,
  );
});
