import assert from "node:assert/strict";
import { describe, it, type TestContext } from "node:test";
import { createCountryEvents } from "#content/country-events/country-events.store.ts";
import { createLatestPosts } from "#content/latest-posts/latest-posts.store.ts";
import { createRatingStats } from "#content/rating-stats/rating-stats.store.ts";
import { createLinkStats } from "#links/link-stats/link-stats.store.ts";
import { tagsOf } from "#links/link-tracker/tags.ts";
import { mailingList } from "#marketing/common/mailing-list.ts";
import { createFollow } from "#marketing/follow/follow.store.ts";
import { pageRegistry } from "#shared/element/index.ts";
import { connect } from "#shared/suite/index.ts";
import { HandSuite } from "#test/unit/chat/common/conversation/wire.ts";
import { testimonials } from "#theme/api/theme.ts";
import { createNews } from "#theme/common/news/news.store.ts";
import { createSlides } from "#theme/common/slides/slides.store.ts";
import { createTabSlider } from "#theme/tab-slider/tab-slider.store.ts";
import { createHost } from "./host.ts";

type Host = ReturnType<typeof createHost<object>>;
interface Read {
  /** Props of the request, with another value of each prop that the request contains. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly others: Readonly<Record<string, unknown>>;
  readonly create: (host: Host) => unknown;
}

const carousel = { items: 3, itemsAt: undefined, autoplay: false, timeout: 5000, speed: 500, loop: false, nav: false };
const as = <Props extends object>(create: (host: ReturnType<typeof createHost<Props>>) => unknown): Read["create"] =>
  create as unknown as Read["create"];

const reads: Readonly<Record<string, Read>> = {
  "rating-stats": {
    props: { resModel: "product.template", resId: 1, token: "" },
    others: { resModel: "blog.post", resId: 2, token: "t" },
    create: as(createRatingStats),
  },
  "country-events": { props: {}, others: {}, create: as(createCountryEvents) },
  "latest-posts": {
    props: { template: "first", blogId: 1, limit: 3 },
    others: { template: "second", blogId: 2, limit: 4 },
    create: as(createLatestPosts),
  },
  "link-stats": {
    props: { linkId: 1, code: "", shortUrl: "", range: "all" },
    others: { linkId: 2, range: "month" },
    create: as(createLinkStats),
  },
  tags: {
    props: { kind: "campaign" },
    others: { kind: "medium" },
    create: as<{ kind: "campaign" }>(({ server, props }) => tagsOf(server, props.get().kind).list.load()),
  },
  follow: {
    props: { model: "blog.post", resId: 1, following: false, unsubscribe: false },
    others: { model: "blog.blog", resId: 2 },
    create: as(createFollow),
  },
  "mailing list": {
    props: { listId: 1 },
    others: { listId: 2 },
    create: as<{ listId: number }>(({ server, props }) => mailingList(server, props.get().listId).load()),
  },
  news: { props: { limit: 3, direction: "vertical" }, others: { limit: 4 }, create: as(createNews) },
  slides: {
    props: { ...carousel, dots: false, templateId: "first" },
    others: { templateId: "second" },
    create: as<Parameters<typeof createSlides>[0] & object>((host) =>
      createSlides(host as never, `testimonials ${host.server}`, (name) => testimonials(connect(host.server), name)),
    ),
  },
  "tab-slider": {
    props: { sliderId: "1", layout: "first" },
    others: { sliderId: "2", layout: "second" },
    create: as(createTabSlider),
  },
  "tab of tab-slider": {
    props: { layout: "first", id: "1", token: "1" },
    others: { layout: "second", id: "2", token: "2" },
    create: as<{ layout: string; id: string; token: string }>((host) => {
      const { id, token } = host.props.get();
      const store = createTabSlider(host as unknown as Parameters<typeof createTabSlider>[0]);
      store.choose({ id, token }, false);
    }),
  },
};

/** Page with an empty cache, and the requests of an element in it. */
function openPage(t: TestContext) {
  const stores = new Map<string, unknown>();
  pageRegistry().stores = stores;
  return (create: Read["create"], props: object, server = "https://suite.example") => {
    const suite = new HandSuite();
    stores.set(`suite.client ${server}`, suite);
    const host = createHost(server, props);
    t.after(() => host.remove());
    create(host);
    return suite.open.map(({ path, params }) => ({ path, params }));
  };
}

describe("values in the cache of the page", () => {
  for (const [name, { props, others, create }] of Object.entries(reads)) {
    it(`${name}: is requested once with the same parameters, and again from another suite`, (t) => {
      const ask = openPage(t);
      const first = ask(create, props);
      assert.ok(first.length > 0, "nothing is asked");
      assert.deepEqual(ask(create, props), []);
      assert.deepEqual(ask(create, props, "https://other.example"), first);
    });

    for (const [prop, value] of Object.entries(others))
      it(`${name}: is requested again with another ${prop}`, (t) => {
        const other = { ...props, [prop]: value };
        const wanted = openPage(t)(create, other);
        const ask = openPage(t);
        const before = ask(create, props).map((question) => JSON.stringify(question));
        const fresh = wanted.filter((question) => !before.includes(JSON.stringify(question)));
        assert.ok(fresh.length > 0, "the question does not depend on it");
        const asked = ask(create, other).map((question) => JSON.stringify(question));
        for (const question of fresh)
          assert.ok(asked.includes(JSON.stringify(question)), "it shows the answer to another question");
      });
  }
});
