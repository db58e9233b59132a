import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { history, post, Talk } from "./talk.ts";
import { marc, settled, wireMessage } from "./wire.ts";

type Person = readonly [number, string | false];

/** Returns all orders of names. */
const ordersOf = (names: readonly string[]): string[][] =>
  names.length < 2
    ? [[...names]]
    : names.flatMap((name) => ordersOf(names.filter((other) => other !== name)).map((rest) => [name, ...rest]));

/** Begins a conversation that requests its history and sends a message. Returns what may arrive then, by names. */
async function begin(author: Person, options: ConstructorParameters<typeof Talk>[0]) {
  const talk = new Talk(options);
  void talk.conversation.load();
  await talk.write("Hello");
  const read = talk.suite.at(history);
  const sent = talk.suite.at(post);
  const arrivals: Readonly<Record<string, () => Promise<void>>> = {
    "messages 6 and 5 of the history": () =>
      read.answer([wireMessage(6, undefined, marc), wireMessage(5, undefined, marc)]),
    "message 9": () => talk.hear(9),
    "message 7": () => talk.hear(7),
    "message 7 again": () => talk.hear(7),
    "the answer to the sent message 8": () => sent.answer(8),
    "the sent message 8": () => talk.hear(8, "Hello", author),
  };
  return { talk, arrivals };
}

/** Returns the ids of shown messages; 0 for one that is being sent. */
const idsOf = ({ conversation }: Talk) => conversation.messages.get().map(({ id }) => id);

describe("messages of a chat", () => {
  const visitors: Readonly<Record<string, [author: Person, options: ConstructorParameters<typeof Talk>[0]]>> = {
    "a visitor": [[0, false], {}],
    "a user in the chat of an operator": [[8, "Joel"], { signedIn: true }],
    "a user in the chat of a document": [[8, "Joel"], { signedIn: true, operator: undefined }],
  };
  for (const [who, [author, options]] of Object.entries(visitors))
    it(`are shown once, by their ids, for every order of arrival: ${who}`, async () => {
      const names = Object.keys((await begin(author, options)).arrivals);
      for (const order of ordersOf(names)) {
        const { talk, arrivals } = await begin(author, options);
        const key = talk.keys.at(-1);
        for (const name of order) {
          await arrivals[name]!();
          const known = idsOf(talk).filter((id) => id > 0);
          const at = `${order.join(", ")}: after ${name}: ${talk.rows.join()}`;
          assert.deepEqual(
            known,
            [...new Set(known)].sort((a, b) => a - b),
            at,
          );
          assert.equal(talk.rows.filter((row) => row.startsWith("Hello ")).length, 1, at);
          assert.ok(talk.keys.includes(key!), at);
          assert.equal(new Set(talk.keys).size, talk.keys.length, at);
        }
        const at = order.join(", ");
        assert.deepEqual(talk.rows, ["5 sent", "6 sent", "7 sent", "Hello sent", "9 sent"], at);
        assert.deepEqual(
          talk.conversation.messages.get().map(({ own }) => own),
          [false, false, false, true, false],
          at,
        );
        assert.equal(talk.conversation.unread.get(), 2, at);
        assert.deepEqual(talk.arrived.map(({ id }) => id).sort(), [7, 9], at);
        talk.conversation.stop();
      }
    });

  it("stay another person's if that person has written the same text at the same time", async () => {
    const talk = new Talk({ signedIn: true, operator: undefined });
    await talk.write("Hi");
    await talk.hear(4, "Hi", [9, "Ann"]);
    await talk.suite.at(post).answer(5);
    await talk.hear(5, "Hi", [8, "Joel"]);
    await talk.hear(6, "How are you?", [9, "Ann"]);
    await talk.hear(7, "Fine", [8, "Joel"]);
    await settled();
    const { messages, unread } = talk.conversation;
    assert.deepEqual(
      messages.get().flatMap(({ id, own }) => (id > 4 ? [[id, own]] : [])),
      [
        [5, true],
        [6, false],
        [7, true],
      ],
    );
    assert.equal(unread.get(), 1);
    talk.conversation.stop();
  });
});
