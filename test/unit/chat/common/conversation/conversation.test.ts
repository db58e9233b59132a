import assert from "node:assert/strict";
import { afterEach, describe, it } from "node:test";
import { history, post, Talk } from "./talk.ts";
import { marc, settled, wireMessage, wirePage } from "./wire.ts";

const typing = (partner_id: number, is_typing = true, is_website_user = false) => ({
  info: "typing_status",
  partner_id,
  is_typing,
  is_website_user,
});

describe("conversation", () => {
  /** Stops the conversation of a test with its timers. */
  let talk: Talk;
  const begin = (...options: ConstructorParameters<typeof Talk>) => (talk = new Talk(...options));
  afterEach(() => talk.conversation.stop());

  it("begins with the operator's welcome, which is never sent", async () => {
    begin({ welcome: "How may <I> help\nyou?" });
    const [welcome] = talk.conversation.messages.get();
    assert.deepEqual(
      [welcome!.key, welcome!.author, welcome!.own, welcome!.isComment, welcome!.body],
      ["welcome", marc, false, false, "How may &#60;I&#62; help<br>you?"],
    );
    await talk.hear(5);
    assert.deepEqual(talk.keys, ["welcome", "5"]);
    await talk.write("Hello");
    assert.deepEqual(talk.keys, ["welcome", "5", "out-0"]);
    assert.deepEqual(talk.calls, [post]);
  });

  it("has no welcome if the text is blank", () => {
    for (const welcome of [undefined, "", " "]) {
      begin({ welcome });
      assert.deepEqual(talk.rows, []);
      talk.conversation.stop();
    }
  });

  it("counts messages that are not in view as unread, in addition to those of the previous page", async () => {
    begin({ unread: 2 });
    await talk.hear(5);
    assert.equal(talk.conversation.unread.get(), 3);
    talk.conversation.attend(true);
    assert.equal(talk.conversation.unread.get(), 0);
    await talk.hear(6);
    assert.equal(talk.conversation.unread.get(), 0);
    talk.conversation.attend(false);
    await talk.hear(7);
    await talk.hear(7);
    await talk.hearOwn(8, "me, in another tab");
    assert.equal(talk.conversation.unread.get(), 1);
    assert.deepEqual(
      talk.arrived.map(({ id }) => id),
      [5, 6, 7],
    );
  });

  it("announces each message of other persons to screen readers, and none of the visitor's own", async () => {
    begin();
    await talk.hear(5, "a &amp; <b>b</b><br>c");
    assert.equal(talk.conversation.announcement.get(), "Marc: a & b\nc");
    const said: string[] = [];
    talk.conversation.announcement.listen((words) => said.push(words));
    await talk.hear(6, "Hm");
    await talk.hear(7, "Hm");
    await talk.hear(8, "Hm");
    await talk.write("Hello");
    await talk.hearOwn(9, "Hello");
    assert.deepEqual(
      said.map((words) => words.trim()),
      ["Marc: Hm", "Marc: Hm", "Marc: Hm"],
    );
    assert.ok(said.every((words, index) => words !== said[index - 1]));
  });

  it("counts messages of the first request as known", async () => {
    begin();
    void talk.conversation.load();
    await settled();
    await talk.suite.at(history).answer(wirePage(7, 5));
    assert.deepEqual(
      [talk.rows.length, talk.conversation.unread.get(), talk.conversation.announcement.get(), talk.arrived],
      [3, 0, "", []],
    );
  });

  it("counts messages as new that the bus delivered during the first request", async () => {
    begin();
    void talk.conversation.load();
    await settled();
    await talk.hear(8);
    await talk.suite.at(history).answer(wirePage(8, 5));
    assert.deepEqual([talk.rows.length, talk.conversation.unread.get()], [4, 1]);
  });

  it("fills a gap from the suite, and counts and announces the messages of the gap", async () => {
    begin();
    void talk.conversation.load();
    await settled();
    await talk.suite.at(history).answer(wirePage(7, 5));
    await talk.gap();
    await talk.suite.at(history).answer([wireMessage(10), ...wirePage(9, 8), ...wirePage(7, 5)]);
    assert.deepEqual(talk.keys, ["5", "6", "7", "8", "9", "10"]);
    assert.equal(talk.conversation.unread.get(), 2);
    assert.deepEqual(
      talk.arrived.map(({ id }) => id),
      [8, 9],
    );
    assert.equal(talk.conversation.announcement.get(), "Marc: 9");
    await talk.hear(9);
    assert.equal(talk.conversation.unread.get(), 2);
  });

  it("counts and announces a message that the history delivered before the bus", async () => {
    begin();
    await talk.write("Hello");
    await talk.suite.at(post).fail();
    await talk.suite.at(history).answer([wireMessage(6, "<p>Hi</p>", marc), wireMessage(5, "<p>Hello</p>")]);
    await talk.hear(6, "Hi");
    assert.equal(talk.conversation.unread.get(), 1);
    assert.equal(talk.conversation.announcement.get(), "Marc: Hi");
    assert.equal(talk.arrived.length, 1);
  });

  it("counts neither earlier messages that the visitor scrolls to nor those of a first request that failed before", async () => {
    begin();
    void talk.conversation.load();
    await settled();
    await talk.suite.at(history).fail();
    assert.equal(talk.errors.length, 1);
    void talk.conversation.load();
    await settled();
    await talk.suite.at(history).answer(wirePage(250, 151));
    void talk.conversation.loadEarlier();
    await settled();
    assert.deepEqual(talk.suite.at(history).params, { uuid: "dd2a8d2f", limit: 100, last_id: 151 });
    await talk.suite.at(history).answer(wirePage(150, 51));
    assert.deepEqual([talk.rows.length, talk.conversation.unread.get()], [200, 0]);
  });

  it("reports an invalid notification, and continues", async () => {
    begin();
    for (const value of [
      null,
      "Hello",
      7,
      [],
      {},
      { _type: "other" },
      { info: "typing_status" },
      { id: "5", body: "x" },
      { id: 5 },
    ])
      await talk.notify(value);
    assert.deepEqual(
      talk.errors.map((error) => (error as { kind: string }).kind),
      Array(9).fill("contract"),
    );
    assert.deepEqual(talk.rows, []);
    await talk.hear(5);
    assert.deepEqual(talk.rows, ["5 sent"]);
  });

  it("ignores the bus once it is stopped", async () => {
    begin();
    await talk.write("Hello");
    await talk.notify(typing(7));
    const before = talk.rows;
    talk.conversation.stop();
    talk.conversation.stop();
    assert.equal(talk.bus.channels.size, 0);
    await talk.gap();
    await settled();
    assert.deepEqual([talk.rows, talk.errors, talk.conversation.unread.get(), talk.calls], [before, [], 0, [post]]);
    assert.deepEqual(talk.unsent.messages, [{ text: "Hello", after: 0 }]);
  });
});
