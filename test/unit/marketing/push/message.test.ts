import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { notificationOf, readMessage } from "#marketing/push/worker/message.ts";

const origin = "https://workshop.example";
const home = { data: { url: `${origin}/` } };
const show = (message: unknown, ...others: string[]) => notificationOf(message, [origin, ...others]);

describe("notification of a push message", () => {
  it("has title, text, picture and the address for a click", () => {
    const message = { title: " News ", body: "A chair", icon: "/chair.png", url: "/blog/1" };
    assert.deepEqual(show(message), {
      title: "News",
      body: "A chair",
      icon: `${origin}/chair.png`,
      data: { url: `${origin}/blog/1` },
    });
  });

  it("is the notification in a message of Firebase; its link comes before its click_action", () => {
    const notification = { title: "News", body: "A chair", click_action: `${origin}/a` };
    assert.equal(show({ notification, from: "1" }).data.url, `${origin}/a`);
    assert.deepEqual(show({ notification, fcmOptions: { link: "/b" } }), {
      title: "News",
      body: "A chair",
      data: { url: `${origin}/b` },
    });
    assert.deepEqual(show({ data: { title: "Data alone", url: "/c" } }), {
      title: "Data alone",
      data: { url: `${origin}/c` },
    });
  });

  it("is the text if it is no JSON, and the site's name if the message is empty", () => {
    assert.deepEqual(show(readMessage("Test push message")), {
      title: "workshop.example",
      body: "Test push message",
      ...home,
    });
    for (const nothing of ["", "null", "[]", "3", "{}", '{"title":5,"body":{"a":1},"notification":[]}']) {
      assert.deepEqual(show(readMessage(nothing)), { title: "workshop.example", ...home }, nothing);
    }
  });

  const hostile = [
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "blob:https://workshop.example/b",
    "about:blank",
    "null",
    "https://evil.example/",
    "//evil.example/x",
    "/\\evil.example/",
    "\\\\evil.example",
    " //evil.example",
    "https:\\\\evil.example",
    "http://workshop.example/",
    "https://workshop.example:444/",
    "https://workshop.example.evil.example/",
    "https://workshop.example@evil.example/",
    "https://",
    "https://[",
    "//",
    7,
    null,
    {},
    ["https://evil.example/"],
  ];

  for (const url of hostile) {
    it(`opens only this site, not ${JSON.stringify(url)}`, () => {
      for (const message of [
        { url },
        { click_action: url },
        { notification: { title: "x", click_action: url } },
        { fcmOptions: { link: url } },
        { data: { url } },
      ]) {
        const shown = show(message, "null", "https://friend.example").data.url;
        assert.ok(shown.startsWith(`${origin}/`), `${JSON.stringify(message)} leads to ${shown}`);
      }
    });
  }

  it("opens other origins that the site lists", () => {
    assert.equal(
      show({ click_action: "https://shop.example/a" }, "https://shop.example").data.url,
      "https://shop.example/a",
    );
    assert.equal(
      show({ click_action: "https://shop.example.evil.example/" }, "https://shop.example").data.url,
      home.data.url,
    );
    assert.equal(notificationOf({ url: "/a" }, ["http://localhost:8080"]).data.url, "http://localhost:8080/a");
    assert.equal(show({ click_action: "javascript:1", url: "/second" }).data.url, `${origin}/second`);
  });

  it("has a picture of this site or of a site by https", () => {
    const icons = [
      "/chair.png",
      "https://images.example/chair.png",
      "http://images.example/chair.png",
      "javascript:1",
      "data:image/png,x",
    ];
    assert.deepEqual(
      icons.map((icon) => show({ icon }).icon),
      [`${origin}/chair.png`, icons[1], undefined, undefined, undefined],
    );
  });

  it("is short for messages of any length", () => {
    const { title, body } = show({ title: "t".repeat(9999), body: "b".repeat(9999) });
    assert.deepEqual([title.length, body?.length], [120, 500]);
  });
});
