import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { atom, computed } from "nanostores";
import type { Unsent } from "#chat/common/conversation/state/draft-storage.ts";
import { chat, threadWindow } from "#chat/i18n/en.json";
import { createThreadWindow, type ThreadWindowProps } from "#chat/thread-window/thread-window.store.ts";
import { pageRegistry } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { connect } from "#shared/suite/index.ts";
import { createHost, until } from "#test/unit/shared/state/host.ts";
import { type RunningSuite, startSuite } from "#test/unit/shared/state/suite.ts";
import { HandBus } from "../common/conversation/hand-bus.ts";
import { settled } from "../common/conversation/wire.ts";

const english = { ...failures, ...chat, ...threadWindow };

/** Chat of an order, with 140 messages. */
const uuid = "5d0c6a0e-8f5e-4b7c-9a56-2f6f1f0f9a01";
const history = "/mail/chat_history";

describe("suite-thread-window store", () => {
  let suite: RunningSuite;
  let bus: HandBus;
  let minimizedStorage: Map<string, boolean>;
  let unsent: Map<string, Unsent>;
  let mobile: boolean;
  before(async () => {
    suite = await startSuite();
  });
  after(() => suite.close());
  beforeEach(() => {
    suite.calls.length = 0;
    suite.garbled = false;
    pageRegistry().stores?.clear();
    bus = new HandBus();
    minimizedStorage = new Map();
    unsent = new Map();
    mobile = false;
  });

  const place = (props: Partial<ThreadWindowProps> = {}, editing = false) => {
    const host = createHost<ThreadWindowProps>(suite.origin, {
      uuid,
      name: "",
      folded: false,
      position: "end",
      ...props,
    });
    host.editing.set(editing);
    const store = createThreadWindow(
      { ...host, texts: atom(english) },
      {
        connection: (server) => ({ client: connect(server), bus }),
        isMobile: () => mobile,
        isSignedIn: () => false,
        draftStorage: (key) => ({
          read: () => unsent.get(key) ?? { draft: "", messages: [] },
          write: (now) => void unsent.set(key, now),
        }),
        minimized: {
          read: (key) => minimizedStorage.get(key),
          write: (key, minimized) => void minimizedStorage.set(key, minimized),
        },
      },
    );
    return {
      host,
      names: () => host.events.map(([name]) => name),
      ...store,
      conversation: computed(store.state, ({ conversation }) => conversation),
      minimized: computed(store.state, ({ minimized }) => minimized),
    };
  };
  const loaded = async (...options: Parameters<typeof place>) => {
    const window = place(...options);
    await until(window.conversation.get()!.reading, ({ busy }) => busy);
    await until(window.conversation.get()!.reading, ({ busy }) => !busy);
    return window;
  };

  it("is open from the start, reads the last hundred messages, and listens to its chat", async () => {
    const { conversation, minimized, host } = await loaded();
    const { messages, reading, unread, announcement } = conversation.get()!;
    assert.deepEqual(
      [messages.get().length, reading.get().more, unread.get(), announcement.get(), minimized.get()],
      [100, true, 0, "", false],
    );
    assert.deepEqual([...bus.channels.keys()], [uuid]);
    assert.deepEqual([suite.calls, [...host.states], host.events], [[history], ["open"], []]);
    await conversation.get()!.loadEarlier();
    assert.deepEqual([messages.get().length, reading.get().more], [140, false]);
  });

  it("posts messages, and shows new ones", async () => {
    const { conversation, names } = await loaded();
    const { messages, type, send } = conversation.get()!;
    type(" Hello ");
    send();
    await until(messages, (all) => all.at(-1)!.state === "sent" && all.at(-1)!.body === "Hello");
    bus.notify(uuid, { id: 90_001, body: "<p>Hi</p>", author_id: [7, "Marc"] });
    assert.equal(messages.get().at(-1)!.id, 90_001);
    assert.deepEqual(names(), ["suite-livechat-message"]);
  });

  it("minimizes and restores the window, and stores this for its chat", async () => {
    const { fold, minimized, host } = place();
    fold();
    assert.deepEqual(
      [minimized.get(), [...host.states].sort(), [...minimizedStorage]],
      [true, ["folded", "open"], [[uuid, true]]],
    );
    assert.equal(place().minimized.get(), true);
    fold();
    assert.deepEqual([minimized.get(), [...host.states]], [false, ["open"]]);
    assert.equal(place({ folded: true }).minimized.get(), false);
    assert.deepEqual(host.events, [
      ["suite-livechat-fold", { folded: true }],
      ["suite-livechat-fold", { folded: false }],
    ]);
  });

  it("is minimized at first if the page says so", () => {
    const { minimized, host } = place({ folded: true });
    assert.deepEqual([minimized.get(), [...host.states].sort(), minimizedStorage.size], [true, ["folded", "open"], 0]);
  });

  it("is never minimized on phones", () => {
    mobile = true;
    minimizedStorage.set(uuid, true);
    const { fold, minimized, names } = place({ folded: true });
    assert.equal(minimized.get(), false);
    fold();
    assert.deepEqual([minimized.get(), minimizedStorage.get(uuid), names()], [false, true, []]);
  });

  it("closes without a rating, keeps the draft, and opens again in the same state", async () => {
    const { conversation, close, open, fold, minimized, names, host } = place();
    conversation.get()!.type("Not yet");
    close();
    close();
    fold();
    assert.deepEqual(
      [conversation.get(), [...host.states], bus.channels.size, names()],
      [null, [], 0, ["suite-livechat-close"]],
    );
    open();
    open();
    fold();
    assert.deepEqual([conversation.get()!.draft.get(), minimized.get(), bus.channels.size], ["Not yet", true, 1]);
    assert.deepEqual(names(), ["suite-livechat-close", "suite-livechat-open", "suite-livechat-fold"]);
    await until(conversation.get()!.messages, (messages) => messages.length === 100);
  });

  it("makes no call in edit mode, and closes when the editor opens", async () => {
    const { conversation, host, open } = place({}, true);
    open();
    await settled();
    assert.deepEqual([conversation.get(), bus.channels.size], [null, 0]);
    host.editing.set(false);
    assert.ok(conversation.get());
    host.editing.set(true);
    assert.deepEqual([conversation.get(), bus.channels.size, host.errors], [null, 0, []]);
  });

  it("switches to another chat, and reports an error", async () => {
    const { conversation, host } = await loaded();
    const first = conversation.get();
    host.props.set({ ...host.props.get(), name: "Delivery" });
    assert.equal(conversation.get(), first);
    suite.garbled = true;
    host.props.set({ ...host.props.get(), uuid: "another" });
    assert.deepEqual([...bus.channels.keys()], ["another"]);
    const { reading, load, messages } = conversation.get()!;
    await until(reading, ({ error }) => !!error);
    assert.deepEqual([host.errors.length, messages.get()], [1, []]);
    suite.garbled = false;
    await load();
    assert.equal(reading.get().error, null);
  });

  it("can be open beside others", async () => {
    const [one, two] = [place(), place({ uuid: "another" })];
    assert.deepEqual([...bus.channels.keys()], [uuid, "another"]);
    one.close();
    assert.deepEqual([...bus.channels.keys()], ["another"]);
    await until(two.conversation.get()!.reading, ({ busy }) => !busy);
    assert.deepEqual(two.host.errors, []);
  });

  it("cleans up if it is removed while it is loading", async () => {
    const { conversation, host, open } = place();
    await settled();
    host.remove();
    open();
    await settled();
    assert.deepEqual([conversation.get(), bus.channels.size, host.errors, host.events], [null, 0, [], []]);
  });
});
