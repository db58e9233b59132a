import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { history, post, Talk } from "./talk.ts";
import { marc, outOfTime, settled, wireMessage } from "./wire.ts";

describe("sending in a chat", () => {
  it("shows a message as sent once the suite has stored it, not before, and under one key", async () => {
    const talk = new Talk();
    await talk.write("Hello");
    const keys = talk.keys;
    assert.deepEqual(talk.suite.at(post).params, { uuid: "dd2a8d2f", message_content: "Hello" });
    await talk.suite.at(post).answer(5);
    assert.deepEqual(talk.keys, keys);
    await talk.hearOwn(5, "Hello");
    assert.deepEqual(talk.keys, keys);
    assert.deepEqual(talk.rows, ["Hello sent"]);
    // never without the message, never with two of them
    assert.deepEqual(new Set(talk.seen.flat()), new Set(["Hello sending", "Hello sent"]));
  });

  it("shows a message once if the bus delivers it before the response", async () => {
    const talk = new Talk();
    await talk.write("Hello");
    const keys = talk.keys;
    await talk.hearOwn(5, "Hello");
    assert.deepEqual(talk.rows, ["Hello sent"]);
    await talk.suite.at(post).answer(5);
    assert.deepEqual([talk.rows, talk.keys], [["Hello sent"], keys]);
    assert.ok(
      talk.seen.every((rows) => rows.length <= 1),
      JSON.stringify(talk.seen),
    );
  });

  it("shows two messages with the same text once each, in any order of delivery", async () => {
    for (const order of ["bus first", "answer first"]) {
      const talk = new Talk();
      await talk.write("Hello");
      await talk.write("Hello");
      for (const id of [5, 6]) {
        if (order === "bus first") await talk.hearOwn(id, "Hello");
        await talk.suite.at(post).answer(id);
        if (order !== "bus first") await talk.hearOwn(id, "Hello");
      }
      assert.deepEqual(talk.rows, ["Hello sent", "Hello sent"], order);
      assert.equal(new Set(talk.keys).size, 2);
      assert.deepEqual(talk.calls, [post, post]);
    }
  });

  it("keeps keys distinct if another tab of the visitor sends the same text", async () => {
    const talk = new Talk();
    await talk.write("Hello");
    await talk.hearOwn(5, "Hello");
    await talk.suite.at(post).answer(6);
    await talk.hearOwn(6, "Hello");
    assert.deepEqual(talk.rows, ["Hello sent", "Hello sent"]);
    assert.equal(new Set(talk.keys).size, 2);
  });

  it("reads the history before the second post, and posts no message that has arrived", async () => {
    const talk = new Talk();
    await talk.write("a < b\n\nc");
    const keys = talk.keys;
    await talk.suite.at(post).fail();
    await talk.suite.at(history).answer([wireMessage(5, "<p>a &lt; b</p><p>c</p>")]);
    assert.deepEqual([talk.keys, talk.calls], [keys, [post, history]]);
    assert.equal(talk.conversation.messages.get()[0]!.state, "sent");
  });

  it("posts a second time if the history has no own message with that text", async () => {
    const talk = new Talk();
    await talk.write("Hello");
    await talk.suite.at(post).fail();
    await talk.suite.at(history).answer([wireMessage(5, "<p>Hello</p>", marc)]);
    assert.deepEqual(talk.rows, ["Hello sent", "Hello sending"]);
    await talk.suite.at(post).answer(6);
    assert.deepEqual(talk.rows, ["Hello sent", "Hello sent"]);
  });

  it("claims no message that was there before it was written", async () => {
    const talk = new Talk();
    await talk.hearOwn(4, "Hello");
    await talk.write("Hello");
    await talk.suite.at(post).fail();
    await talk.suite.at(history).answer([wireMessage(4, "<p>Hello</p>")]);
    assert.deepEqual(talk.rows, ["Hello sent", "Hello sending"]);
    assert.equal(talk.suite.at(post).params["message_content"], "Hello");
  });

  it("shows a message as not sent after the second failure, keeps it at the end, and retries on request", async () => {
    const talk = new Talk();
    await talk.write("Hello");
    await talk.suite.at(post).fail();
    await talk.suite.at(history).answer([]);
    await talk.suite.at(post).fail();
    assert.deepEqual(talk.rows, ["Hello failed"]);
    assert.equal(talk.errors.length, 1);
    await talk.hear(6, "Are you there?");
    assert.deepEqual(talk.rows, ["Are you there? sent", "Hello failed"]);
    talk.conversation.retry(talk.keys[1]!);
    await settled();
    assert.deepEqual(talk.rows[1], "Hello sending");
    await talk.suite.at(history).answer([]);
    await talk.suite.at(post).answer(7);
    assert.deepEqual(talk.rows, ["Are you there? sent", "Hello sent"]);
  });

  it("settles a post that timed out when the message arrives after all", async () => {
    const talk = new Talk();
    await talk.write("Hello");
    await talk.suite.at(post).fail(outOfTime());
    assert.deepEqual([talk.rows, talk.calls], [["Hello failed"], [post]]);
    await talk.hearOwn(5, "Hello");
    assert.deepEqual([talk.rows, talk.unsent.messages], [["Hello sent"], []]);
  });

  it("stores unsent messages for the next page, whose history shows arrived ones", async () => {
    const talk = new Talk();
    await talk.hear(3);
    await talk.write("one");
    await talk.write("two");
    talk.conversation.type("three");
    talk.conversation.stop();
    const unsent = talk.unsent;
    assert.deepEqual(unsent, {
      draft: "three",
      messages: [
        { text: "one", after: 3 },
        { text: "two", after: 3 },
      ],
    });

    const next = new Talk({ unsent });
    assert.deepEqual(next.rows, ["one failed", "two failed"]);
    assert.equal(next.conversation.draft.get(), "three");
    assert.deepEqual(next.calls, []);
    void next.conversation.load();
    await settled();
    await next.suite.at(history).answer([wireMessage(4, "<p>one</p>"), wireMessage(3, "<p>3</p>", marc)]);
    assert.deepEqual(next.rows, ["3 sent", "one sent", "two failed"]);
    assert.deepEqual(next.unsent.messages, [{ text: "two", after: 3 }]);
    next.conversation.retry(next.keys[2]!);
    await settled();
    await next.suite.at(history).answer([]);
    await next.suite.at(post).answer(5);
    assert.deepEqual([next.rows.at(-1), next.unsent.messages], ["two sent", []]);
  });

  it("trims the text, clears the draft, and sends no blanks", async () => {
    const talk = new Talk();
    await talk.write("  Hello\nyou \n");
    assert.equal(talk.suite.at(post).params["message_content"], "Hello\nyou");
    assert.equal(talk.conversation.draft.get(), "");
    await talk.write(" \n ");
    assert.equal(talk.conversation.draft.get(), "");
    assert.deepEqual(talk.calls, [post]);
  });

  it("learns the signed-in author from the first stored message", async () => {
    const talk = new Talk({ signedIn: true, operator: undefined });
    await talk.hear(3, "Hi", [9, "Ann"]);
    await talk.write("Hello");
    await talk.hear(4, "Hello", [8, "Joel"]);
    await talk.suite.at(post).answer(4);
    await talk.hear(5, "Me again, in another tab", [8, "Joel"]);
    assert.deepEqual(
      talk.conversation.messages.get().map(({ own }) => own),
      [false, true, true],
    );
    assert.equal(talk.conversation.unread.get(), 1);
  });

  it("takes every author but the operator for the signed-in visitor in a chat with an operator", async () => {
    const talk = new Talk({ signedIn: true });
    await talk.hear(3, "Hi");
    await talk.hear(4, "Hello", [8, "Joel"]);
    assert.deepEqual(
      talk.conversation.messages.get().map(({ own }) => own),
      [false, true],
    );
  });
});
