import { describe } from "node:test";
import { createCodeEdit } from "#links/common/short-link/code-edit.store.ts";
import { createLinkStats } from "#links/link-stats/link-stats.store.ts";
import { createLinkTracker } from "#links/link-tracker/link-tracker.store.ts";
import { createTagField } from "#links/link-tracker/tag-field.store.ts";
import { createPush } from "#marketing/push/push.store.ts";
import { createSubscribe } from "#marketing/subscribe/subscribe.store.ts";
import { connect } from "#shared/suite/index.ts";
import { createCart } from "#shop/cart/cart.store.ts";
import { createCartDrawer } from "#shop/cart-drawer/cart-drawer.store.ts";
import { createWishlist } from "#shop/wishlist/wishlist.store.ts";
import { createWishlistLink } from "#shop/wishlist-link/wishlist-link.store.ts";
import { followedPage } from "#test/unit/shop/followed.ts";
import { endsWithElement, keepsNewest, type Late, leavesPageAlone, readsAnything, triesAgain } from "./ordered.ts";

/** Start of a read for stores that read without a call. */
const itself = () => {};

const days = [{ create_date_count: 2, __domain: [["create_date", ">=", "2026-11-20 23:00:00"]] }];
const countries = (clicks: number) => [{ country_id: [3, "Belgium"], country_id_count: clicks }];

/** Statistics of which one answer has not arrived yet. */
function statistics(missing: number): Late["place"] {
  return (t) => {
    const page = followedPage(t, { linkId: 1, code: "chair", shortUrl: "", range: "all" as const });
    const store = createLinkStats(page.host);
    const answers = [2, days, countries(2)];
    for (const [index, question] of [...page.suite.open].entries())
      if (index !== missing) void question.answer(answers[index]);
    return { ...page, ...store, ask: [itself, () => store.show("month")] };
  };
}
const clicks: Late = { place: statistics(0), answers: [2] };
const clicksByDay: Late = { place: statistics(1), answers: [days] };
const clicksByCountry: Late = { place: statistics(2), answers: [countries(2), countries(1)] };

const madeLink = { id: 9, short_url: "https://suite.example/r/new", url: "https://there.example", title: "There" };
const linkTracker: Late = {
  place(t) {
    const page = followedPage(t, { url: "https://there.example", filter: "newest" as const });
    const store = createLinkTracker(page.host);
    const submit = async () => {
      await page.suite.open[0]!.answer([]);
      store.submit();
    };
    return { ...page, ...store, ask: [submit] };
  },
  answers: [[madeLink]],
};

const tagField =
  (act: "open" | "create"): Late["place"] =>
  (t) => {
    const page = followedPage(t, {});
    const store = createTagField(page.host, page.host.server, "campaign");
    const create = () => {
      store.type("Spring");
      store.settle().catch(() => {});
    };
    return { ...page, ...store, ask: [act === "open" ? store.open : create] };
  };
const tagList: Late = { place: tagField("open"), answers: [[{ id: 1, name: "Spring" }]] };
const newTag: Late = { place: tagField("create"), answers: [[], [], 5] };

const code: Late = {
  place(t) {
    const page = followedPage(t, {});
    const { host } = page;
    const edit = createCodeEdit(connect(host.server), "chair", () => host.emit("changed"), host.fail);
    edit.edit();
    edit.type("table");
    return { ...page, ...edit, ask: [() => void edit.save()] };
  },
  answers: [[{ code: "table" }]],
};

const push: Late = {
  place(t) {
    const props = { worker: "/first.js", origins: "" };
    const page = followedPage(t, props);
    const done: string[] = [];
    const store = createPush(page.host, {
      supported: true,
      permission: () => "default",
      ask: () => Promise.resolve("granted"),
      subscribed: () => Promise.resolve(false),
      service: () => ({
        subscribe: () => Promise.resolve("token"),
        token: () => Promise.resolve("token"),
        unsubscribe: () => Promise.resolve(void done.push("unsubscribe")),
      }),
      hear: (worker) => void done.push(worker),
      tokenSession: { get: () => "", set: () => {} },
      later: { get: () => 0, set: () => {} },
    });
    return { ...page, ...store, done, ask: [itself, () => page.host.props.set({ ...props, worker: "/second.js" })] };
  },
  answers: [{ vapid: "key", config: {} }, {}],
};

const subscribe: Late = {
  place(t) {
    const page = followedPage(t, { listId: 1 });
    const store = createSubscribe(page.host);
    return { ...page, ...store, ask: [itself, () => page.host.props.set({ listId: 2 })] };
  },
  answers: [
    { is_subscriber: true, email: "first@example.com" },
    { is_subscriber: false, email: "second@example.com" },
  ],
};
const subscription: Late = {
  place(t) {
    const page = followedPage(t, { listId: 1 });
    const store = createSubscribe(page.host);
    const submit = async () => {
      await page.suite.open[0]!.answer({ is_subscriber: false, email: "" });
      store.type("ann@example.com");
      void store.submit();
    };
    return { ...page, ...store, ask: [submit] };
  },
  answers: [true],
};

const cart: Late = {
  place(t) {
    const page = followedPage(t, {});
    const store = createCart(page.host);
    // the view shows the outcome, as long as the element is in the page
    const done: string[] = [];
    const read = async () => {
      const { error } = await store.read();
      if (!page.host.signal.aborted) done.push(error ? "failure" : "cart");
    };
    return { ...page, ...store, done, ask: [read] };
  },
  answers: ['<div class="oe_cart"></div>'],
};

const cartDrawer: Late = {
  place(t) {
    const page = followedPage(t, { side: "end" as const });
    const store = createCartDrawer(page.host);
    return { ...page, ...store, ask: [() => store.open()] };
  },
  answers: ['<div class="oe_cart"></div>'],
};

const wishlist: Late = {
  place(t) {
    const page = followedPage(t, {});
    const store = createWishlist(page.host);
    return { ...page, ...store, ask: [() => void store.remove({ wishId: 5, productId: 9 })] };
  },
  answers: [true, "[]"],
};

const wishlistLink: Late = {
  place(t) {
    const page = followedPage(t, { href: "" });
    return { ...page, ...createWishlistLink(page.host), ask: [itself] };
  },
  answers: ["[5]"],
};

describe("late answers of lists", () => {
  for (const [subject, late] of Object.entries({ "link-stats": clicksByCountry, push, subscribe })) {
    keepsNewest(subject, late);
    endsWithElement(subject, late);
    readsAnything(subject, late);
  }
  for (const [subject, late] of Object.entries({
    "link-stats of days": clicksByDay,
    "link-stats of all clicks": clicks,
    "tag-field": tagList,
    cart,
    "cart-drawer": cartDrawer,
    "wishlist-link": wishlistLink,
  })) {
    endsWithElement(subject, late);
    readsAnything(subject, late);
  }
  for (const [subject, late] of Object.entries({
    "link-tracker": linkTracker,
    "tag-field with a new tag": newTag,
    "code of a link": code,
    "subscribe by a press": subscription,
    wishlist,
  })) {
    leavesPageAlone(subject, late);
    readsAnything(subject, late);
  }
  for (const [subject, late] of Object.entries({
    "link-stats": clicksByCountry,
    subscribe,
    "tag-field": tagList,
    "wishlist-link": wishlistLink,
    wishlist,
    "subscribe by a press": subscription,
  }))
    triesAgain(subject, late);
});
