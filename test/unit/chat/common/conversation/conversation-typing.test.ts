import assert from "node:assert/strict";
import { afterEach, describe, it } from "node:test";
import { useFakeTimers } from "sinon";
import { post, Talk, typed } from "./talk.ts";
import { settled } from "./wire.ts";

const typing = (partner_id: number, is_typing = true, is_website_user = false) => ({
  info: "typing_status",
  partner_id,
  is_typing,
  is_website_user,
});

describe("typing in a conversation", () => {
  /** Stops the conversation of a test with its timers. */
  let talk: Talk;
  const begin = (...options: ConstructorParameters<typeof Talk>) => (talk = new Talk(...options));
  afterEach(() => talk.conversation.stop());

  it("names other persons who type, until they stop or their message arrives", async () => {
    begin();
    await talk.notify(typing(7));
    await talk.notify(typing(9));
    assert.deepEqual(talk.conversation.typing.get(), ["Marc", ""]);
    await talk.hearOwn(5, "me");
    assert.deepEqual(talk.conversation.typing.get(), ["Marc", ""]);
    await talk.hear(6);
    assert.deepEqual(talk.conversation.typing.get(), [""]);
    await talk.notify(typing(9, false));
    assert.deepEqual(talk.conversation.typing.get(), []);
  });

  it("ignores reports of its own typing", async () => {
    begin();
    await talk.notify(typing(2, true, true));
    assert.deepEqual(talk.conversation.typing.get(), []);
    assert.equal(talk.conversation.announcement.get(), "");
  });

  it("reports its typing, and ignores a failed report", async () => {
    const clock = useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      begin();
      talk.conversation.type("H");
      // the lazy chunk loads first
      while (!talk.suite.paths.length) await settled();
      assert.deepEqual(talk.suite.at(typed).params, { uuid: "dd2a8d2f", is_typing: true });
      await talk.suite.at(typed).fail();
      clock.tick(5000);
      assert.deepEqual(talk.suite.at(typed).params, { uuid: "dd2a8d2f", is_typing: false });
      await talk.suite.at(typed).fail();
      talk.conversation.type("Hi");
      await settled();
      clock.tick(2500);
      await talk.suite.at(typed).answer(null);
      talk.conversation.send();
      await talk.suite.at(post).answer(5);
      clock.tick(60_000);
      assert.deepEqual([talk.suite.open, talk.errors], [[], []]);
    } finally {
      clock.restore();
    }
  });

  it("reports no typing of a message that was sent before the chunk loaded", async () => {
    begin();
    const code = import("#chat/common/conversation/state/typing-report.ts");
    talk.conversation.type("Hi");
    talk.conversation.send();
    await code;
    await settled();
    assert.deepEqual(talk.suite.paths, [post]);
  });

  it("sends an operator on request the pages that the visitor has seen until then", async () => {
    const pages = ["/shop"];
    begin({ pages: () => pages });
    pages.push("/contactus");
    await talk.notify({ _type: "history_command" });
    // the lazy chunk loads first
    while (!talk.suite.paths.length) await settled();
    assert.deepEqual(talk.suite.at("/im_livechat/history").params, {
      pid: 7,
      channel_uuid: "dd2a8d2f",
      page_history: ["/shop", "/contactus"],
    });
    await talk.suite.at("/im_livechat/history").fail();
    assert.deepEqual([talk.errors, talk.rows], [[], []]);
  });
});
