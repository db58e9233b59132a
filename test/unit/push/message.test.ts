import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { notificationOf, readMessage } from "../../../widgets/marketing/push/worker/message.ts";

const origin = "https://workshop.example";
const home = { data: { url: `${origin}/` } };
const show = (message: unknown) => notificationOf(message, origin);

describe("what a push message shows", () => {
  it("is title, text, picture and where a press leads", () => {
    const message = { title: " News ", body: "A chair", icon: "/chair.png", url: "/blog/1" };
    assert.deepEqual(show(message), { title: "News", body: "A chair", icon: `${origin}/chair.png`, data: { url: `${origin}/blog/1` } });
  });

  it("is the notification in a message of Firebase; its link comes before its click_action", () => {
    const notification = { title: "News", body: "A chair", click_action: "https://shop.example/a" };
    assert.equal(show({ notification, from: "1" }).data.url, "https://shop.example/a");
    assert.deepEqual(show({ notification, fcmOptions: { link: "/b" } }), { title: "News", body: "A chair", data: { url: `${origin}/b` } });
    assert.deepEqual(show({ data: { title: "Data alone", url: "/c" } }), { title: "Data alone", data: { url: `${origin}/c` } });
  });

  it("is the text where it is no JSON, and the site's name where nothing is said", () => {
    assert.deepEqual(show(readMessage("Test push message")), { title: "workshop.example", body: "Test push message", ...home });
    for (const nothing of ["", "null", "[]", "3", "{}", '{"title":5,"body":{"a":1},"notification":[]}']) {
      assert.deepEqual(show(readMessage(nothing)), { title: "workshop.example", ...home }, nothing);
    }
  });

  it("leads to this site or to https, never to what runs or reads something", () => {
    for (const url of ["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "http://elsewhere.example/", "blob:https://a/b", "https://", 7, null, {}]) {
      assert.deepEqual(show({ title: "x", url, icon: url }), { title: "x", ...home }, String(url));
    }
    assert.equal(show({ url: "//elsewhere.example/x" }).data.url, "https://elsewhere.example/x");
    assert.equal(notificationOf({ url: "/a" }, "http://localhost:8080").data.url, "http://localhost:8080/a");
    assert.equal(show({ click_action: "javascript:1", url: "/second" }).data.url, `${origin}/second`);
  });

  it("is short, however much is sent", () => {
    const { title, body } = show({ title: "t".repeat(9999), body: "b".repeat(9999) });
    assert.deepEqual([title.length, body?.length], [120, 500]);
  });
});
