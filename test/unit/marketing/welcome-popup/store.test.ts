import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { createWelcomePopup } from "#marketing/welcome-popup/welcome-popup.store.ts";
import { createPopupQueue, type PopupQueue } from "#shared/state/popup-queue.ts";
import { createHost } from "#test/unit/shared/state/host.ts";

const name = "shop.example_sh_swp_model_popup_cookie";
const ticked = () => new Promise((resolve) => setImmediate(resolve));

let jar: Map<string, { value: string; expires: number }>;
let popupQueue: PopupQueue;
describe("welcome-popup store", () => {
  beforeEach(() => {
    jar = new Map();
    popupQueue = createPopupQueue(() => false);
  });

  async function popup({ days = 1, isEdited = false, prevented = false } = {}) {
    const host = createHost("https://suite.example", { days });
    host.editing.set(isEdited);
    if (prevented) host.prevents.add("suite-popup-show");
    const store = createWelcomePopup(host, {
      hostname: "shop.example",
      cookies: {
        get: (key) => jar.get(key)?.value,
        set: (key, value, { expires }) => jar.set(key, { value, expires }),
      },
      loadPopupQueue: () => Promise.resolve(popupQueue),
    });
    await ticked();
    return { host, store };
  }

  describe("a welcome popup", () => {
    test("greets, and leaves the cookie of the theme for a day", async () => {
      const { host, store } = await popup();
      assert.equal(store.state.get().isOpen, true);
      assert.deepEqual([...jar], [[name, { value: "swp_shown", expires: 1 }]]);
      store.close();
      assert.deepEqual(
        host.events.map(([event]) => event),
        ["suite-popup-show", "suite-popup-hide"],
      );
      assert.equal((await popup()).store.state.get().isOpen, false);
    });

    test("greets again where the cookie says something else, and stays away for as many days as the attribute says", async () => {
      jar.set(name, { value: "no", expires: 1 });
      assert.equal((await popup({ days: 30 })).store.state.get().isOpen, true);
      assert.equal(jar.get(name)!.expires, 30);
    });

    test("without days greets on every page and leaves nothing", async () => {
      const { store } = await popup({ days: 0 });
      store.close();
      assert.equal((await popup({ days: 0 })).store.state.get().isOpen, true);
      assert.equal(jar.size, 0);
    });

    test("stays closed where the page says no, without a cookie", async () => {
      assert.equal((await popup({ prevented: true })).store.state.get().isOpen, false);
      assert.equal(jar.size, 0);
    });

    test("waits for others, and comes no more when another tab has shown it", async () => {
      const leave = popupQueue.request("newsletter-popup-1", () => true);
      const { store } = await popup();
      assert.equal(store.state.get().isOpen, false);
      jar.set(name, { value: "swp_shown", expires: 1 });
      leave();
      assert.equal(store.state.get().isOpen, false);
    });

    test("opens on request, whatever the cookie says, and not while somebody edits the page", async () => {
      jar.set(name, { value: "swp_shown", expires: 1 });
      const { host, store } = await popup();
      host.editing.set(true);
      store.open();
      await ticked();
      assert.equal(store.state.get().isOpen, false);
      host.editing.set(false);
      store.open();
      await ticked();
      assert.equal(store.state.get().isOpen, true);
      host.editing.set(true);
      assert.equal(store.state.get().isOpen, false);
    });
  });
});
