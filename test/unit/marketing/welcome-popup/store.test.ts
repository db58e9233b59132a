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

  describe("showing", () => {
    test("opens, and stores the theme's cookie for a day", async () => {
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

    test("opens again with another value of the cookie, and stays closed for the days of the attribute", async () => {
      jar.set(name, { value: "no", expires: 1 });
      assert.equal((await popup({ days: 30 })).store.state.get().isOpen, true);
      assert.equal(jar.get(name)!.expires, 30);
    });

    test("opens on every page with 0 days, and stores no cookie", async () => {
      const { store } = await popup({ days: 0 });
      store.close();
      assert.equal((await popup({ days: 0 })).store.state.get().isOpen, true);
      assert.equal(jar.size, 0);
    });

    test("stays closed without a cookie when the page cancels it", async () => {
      assert.equal((await popup({ prevented: true })).store.state.get().isOpen, false);
      assert.equal(jar.size, 0);
    });

    test("waits for other popups, and stays closed if another tab has shown it", async () => {
      const leave = popupQueue.request("newsletter-popup-1", () => true);
      const { store } = await popup();
      assert.equal(store.state.get().isOpen, false);
      jar.set(name, { value: "swp_shown", expires: 1 });
      leave();
      assert.equal(store.state.get().isOpen, false);
    });

    test("opens on request regardless of the cookie, and not in edit mode", async () => {
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
