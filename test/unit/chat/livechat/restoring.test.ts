import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { until } from "#test/unit/shared/state/host.ts";
import { suite, useSuite } from "./suite.ts";
import { paths, Visit } from "./visit.ts";

describe("suite-livechat, session of the previous page", () => {
  useSuite();
  let visit: Visit;
  beforeEach(() => {
    visit = new Visit(suite);
  });

  const restore = async (change: object = {}) => {
    const before = await visit.opened();
    before.host.remove();
    visit.jar.set("im_livechat_session", JSON.stringify({ ...visit.session, ...change }));
    visit.turnPage();
    suite.calls.length = 0;
    const chat = visit.place();
    await until(chat.phase, (now) => now === "open");
    const { conversation, state } = chat.current.get()!.chat;
    const minimized = () => state.get().minimized;
    return { ...chat, conversation, minimized, uuid: String(visit.session["uuid"]), id: Number(visit.session["id"]) };
  };

  it("opens at once, with its messages, without a check", async () => {
    const { conversation } = await restore();
    await until(conversation.reading, ({ busy }) => !busy);
    assert.deepEqual(suite.calls, [paths.history]);
    assert.deepEqual(
      conversation.messages.get().map(({ key }) => key),
      ["welcome"],
    );
  });

  it("restores the minimized window and the number of unread messages", async () => {
    const { minimized, conversation, host } = await restore({ folded: true, message_unread_counter: 3 });
    assert.deepEqual([minimized(), conversation.unread.get(), [...host.states].sort()], [true, 3, ["folded", "open"]]);
    assert.equal(visit.session["message_unread_counter"], 3);
  });

  it("is not minimized on phones", async () => {
    visit.mobile.set(true);
    const { minimized } = await restore({ folded: true });
    assert.equal(minimized(), false);
  });

  it("shows the last hundred messages in order, and earlier ones when the visitor scrolls to them", async () => {
    const before = await visit.opened();
    await suite.database.query(
      "insert into message (channel_id, author_id, body) select $1, case when n % 2 = 0 then 7 end, '<p>' || n || '</p>' from generate_series(1, 130) n",
      [before.id],
    );
    before.host.remove();
    visit.turnPage();
    const { current, phase } = visit.place();
    await until(phase, (now) => now === "open");
    const { conversation } = current.get()!.chat;
    await until(conversation.reading, ({ more, busy }) => more && !busy);
    const texts = () =>
      conversation.messages
        .get()
        .slice(1)
        .map(({ body }) => +body.replace(/\D/g, ""));
    assert.deepEqual(
      texts(),
      Array.from({ length: 100 }, (_, index) => 31 + index),
    );
    await conversation.loadEarlier();
    assert.deepEqual(
      texts(),
      Array.from({ length: 130 }, (_, index) => 1 + index),
    );
    assert.equal(conversation.unread.get(), 0);
    assert.deepEqual(
      conversation.messages
        .get()
        .slice(-2)
        .map(({ own }) => own),
      [true, false],
    );
  });

  it("does not open if the cookie is unreadable", async () => {
    const good =
      '{"folded":false,"id":9,"message_unread_counter":0,"operator_pid":[7,"Marc"],"name":"Visitor","uuid":"u"}';
    const cookies = [
      "",
      "{",
      "null",
      "[]",
      "7",
      good.replace('"id":9,', ""),
      good.replace("9", '"9"'),
      good.replace('[7,"Marc"]', "false"),
      good.replace('"u"', "7"),
    ];
    for (const cookie of cookies) {
      visit.jar.set("im_livechat_session", cookie);
      const { host } = await visit.ready();
      host.remove();
    }
    assert.equal(suite.calls.length, cookies.length);
  });

  it("reads the cookies of older clients", async () => {
    visit.jar.set(
      "im_livechat_session",
      '{"id":9,"operator_pid":[7,false],"name":"Visitor, Marc","uuid":"no-such-chat"}',
    );
    const { current, phase } = visit.place();
    await until(phase, (now) => now === "open");
    const { name, state, conversation } = current.get()!.chat;
    await conversation.load();
    assert.deepEqual([name, state.get().minimized, conversation.unread.get()], ["Visitor, Marc", false, 0]);
  });

  it("is titled by the operator's name alone", async () => {
    const titles = [
      ["Marc Demo", "Visitor, Marc Demo", "Marc Demo"],
      ["Harbour & Pine, Marc Olsen", "Visitor (Belgium), Marc Olsen", "Marc Olsen"],
      ["Harbour & Pine, Olsen, Marc", "Visitor, Olsen, Marc", "Olsen, Marc"],
      ["Harbour & Pine, Marc Olsen", "Question about SO042", "Harbour & Pine, Marc Olsen"],
      ["", "Visitor, Marc", "Visitor, Marc"],
    ];
    for (const [operator, name, title] of titles) {
      visit.jar.set(
        "im_livechat_session",
        JSON.stringify({ id: 9, operator_pid: [7, operator], name, uuid: "no-such-chat" }),
      );
      visit.turnPage();
      const { current, phase } = visit.place();
      await until(phase, (now) => now === "open");
      const { chat } = current.get()!;
      assert.equal(chat.name, title);
      // the first request would count as a call of the next test
      await chat.conversation.load();
    }
  });
});
