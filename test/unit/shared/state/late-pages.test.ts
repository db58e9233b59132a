import { describe } from "node:test";
import { createCountryEvents } from "#content/country-events/country-events.store.ts";
import { createPopup } from "#marketing/newsletter-popup/newsletter-popup.store.ts";
import { watch } from "#marketing/newsletter-popup/trigger.ts";
import { createSignature } from "#portal/signature/signature.store.ts";
import { shared } from "#shared/element/index.ts";
import { createPopupQueue, popupQueue } from "#shared/state/popup-queue.ts";
import { createCartPopover } from "#shop/cart-popover/cart-popover.store.ts";
import { createCompareTable } from "#shop/compare-table/compare-table.store.ts";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { ThreeScreens } from "#test/unit/marketing/newsletter-popup/three-screens.ts";
import { followedPage } from "#test/unit/shop/followed.ts";
import { createCompanySwitch } from "#website/company-switch/company-switch.store.ts";
import { createCustomizeMenu } from "#website/customize-menu/customize-menu.store.ts";
import { endsWithElement, keepsNewest, type Late, leavesPageAlone } from "./ordered.ts";

const companySwitch: Late = {
  place(t) {
    const page = followedPage(t, { companyId: 2 });
    const done: string[] = [];
    const browser = { userId: () => 8, reload: () => void done.push("reload") };
    const store = createCompanySwitch(page.host, browser);
    return { ...page, ...store, done, ask: [() => void store.change()] };
  },
  answers: [true, { uid: 8, company_id: 2 }],
};

const customizeMenu: Late = {
  place(t) {
    const page = followedPage(t, {});
    const done: string[] = [];
    const browser = { viewKey: () => "website.tools", reload: () => void done.push("reload") };
    const store = createCustomizeMenu(page.host, browser);
    return { ...page, ...store, done, ask: [() => void store.toggle(3)] };
  },
  answers: [true],
};

const signature: Late = {
  place(t) {
    const props = { callUrl: "/my/orders/37/accept", resId: 37, accessToken: "", partnerName: "Ann", signLabel: "" };
    const page = followedPage(t, props);
    const done: string[] = [];
    const paper = { pictureOf: () => "aW1n", navigate: (_: string, address: string) => !!done.push(address) };
    const store = createSignature(page.host, paper);
    store.setMode("type");
    return { ...page, ...store, done, ask: [() => void store.sign()] };
  },
  answers: [{ force_refresh: true, redirect_url: "/my/orders/37" }],
};

const content = { is_subscriber: false, email: false, content: ["<p>News</p>"], redirect_url: "/thanks" };
const newsletterPopup: Late = {
  place(t) {
    const page = followedPage(t, { listId: 1, trigger: "manual", mobileTrigger: "" });
    const done: string[] = [];
    shared("attention", () => createPopupQueue(() => false));
    const go = (address: string) => !!done.push(address);
    const safeWebUrl = (address: string) => address;
    const loadOffer = () => Promise.resolve({ PopupDialog: () => null, safeWebUrl, go, popupQueue, watch });
    const screen = { page: new ThreeScreens(), touch: false, cookies: new Map<string, string>(), loadOffer };
    const popup = createPopup(page.host, screen);
    const subscribe = async () => {
      const opened = popup.open();
      await page.suite.open[0]!.answer(content);
      await opened;
      await settled();
      popup.form.type("ann@example.com");
      void popup.form.submit();
    };
    return { ...page, ...popup, done, ask: [subscribe] };
  },
  answers: [true],
};

const cartPopover: Late = {
  place(t) {
    const page = followedPage(t, { href: "/shop/cart", quantity: 1 });
    const store = createCartPopover(page.host);
    return { ...page, ...store, ask: [store.toggle, store.retry] };
  },
  answers: ["<p>first</p>", "<p>second</p>"],
};

const compareTable: Late = {
  place(t) {
    const page = followedPage(t, { products: "1,2" });
    const store = createCompareTable(page.host);
    return { ...page, ...store, ask: [store.fetch, () => page.host.props.set({ products: "3,4" })] };
  },
  answers: ['<p class="o_comparelist_table">first</p>', '<p class="o_comparelist_table">second</p>'],
};

const countryEvents: Late = {
  place(t) {
    const page = followedPage(t, {});
    // The store reads without a call.
    return { ...page, ...createCountryEvents(page.host), ask: [() => {}] };
  },
  answers: ["<p>events</p>"],
};

describe("late answers with a page", () => {
  for (const [subject, late] of Object.entries({ "cart-popover": cartPopover, "compare-table": compareTable })) {
    keepsNewest(subject, late);
    endsWithElement(subject, late);
  }
  endsWithElement("country-events", countryEvents);
});

describe("late answers that navigate", () => {
  for (const [subject, late] of Object.entries({
    "company-switch": companySwitch,
    "customize-menu": customizeMenu,
    signature,
    "newsletter-popup": newsletterPopup,
  }))
    leavesPageAlone(subject, late);
});
