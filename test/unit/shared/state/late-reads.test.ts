import { describe } from "node:test";
import { createLatestPosts } from "#content/latest-posts/latest-posts.store.ts";
import { createRatingStats } from "#content/rating-stats/rating-stats.store.ts";
import { createRecentLinks } from "#links/link-tracker/recent-links.store.ts";
import { createFollow } from "#marketing/follow/follow.store.ts";
import { createChatter } from "#portal/chatter/chatter.store.ts";
import { type LazyParts, lazyParts } from "#portal/chatter/lazy.ts";
import { connect } from "#shared/suite/index.ts";
import { blog } from "#test/unit/portal/chatters.ts";
import { followedPage } from "#test/unit/shop/followed.ts";
import { createPageSearch } from "#website/page-search/page-search.store.ts";
import { endsWithElement, keepsNewest, type Late, readsAnything, triesAgain } from "./ordered.ts";

/** Start of a read for stores that read without a call. */
const itself = () => {};

const pageSearch: Late = {
  place(t) {
    const page = followedPage(t, { name: "", limit: 15 });
    const store = createPageSearch(page.host);
    const type = (text: string) => async () => {
      store.type(text);
      await page.pass(250);
    };
    return { ...page, ...store, ask: [type("a"), type("ab")] };
  },
  answers: [[{ loc: "/a" }], [{ loc: "/ab" }]],
};

const link = (id: number) => ({
  id,
  url: `http://there.example/${id}`,
  title: "There",
  count: 0,
  icon_src: "",
  short_url_host: "https://suite.example/r/",
  code: `c${id}`,
});
const recentLinks: Late = {
  place(t) {
    const page = followedPage(t, {});
    const store = createRecentLinks(page.host, connect(page.host.server));
    return { ...page, ...store, ask: [() => store.show("newest"), () => store.show("most-clicked")] };
  },
  answers: [[link(1)], [link(2)]],
};

const follow: Late = {
  place(t) {
    const props = { model: "blog.post", resId: 1, following: false, unsubscribe: false };
    const page = followedPage(t, props);
    const store = createFollow(page.host);
    return { ...page, ...store, ask: [itself, () => page.host.props.set({ ...props, resId: 2 })] };
  },
  answers: [
    { is_user: false, email: "first@example.com", is_follower: true },
    { is_user: true, email: "second@example.com", is_follower: false },
  ],
};

const latestPosts: Late = {
  place(t) {
    const props = { template: "website_blog.s_latest_posts_list_template", blogId: 0, limit: 3 };
    const page = followedPage(t, props);
    const store = createLatestPosts(page.host);
    return { ...page, ...store, ask: [itself, () => page.host.props.set({ ...props, blogId: 2 })] };
  },
  answers: ["<p>all</p>", "<p>one</p>"],
};

const chatterAnswer = (avg: number) => ({
  messages: [
    {
      id: avg,
      body: "<p>Yes</p>",
      date: "2026-11-21 05:46:30",
      author_id: [7, "Marc"],
      email_from: "marc@example.com",
      website_published: true,
      rating_value: 8,
      attachment_ids: [{ id: 5, name: "a.pdf", filename: "a.pdf", mimetype: "application/pdf", access_token: "t" }],
    },
  ],
  options: { message_count: avg, is_user_public: true, is_user_publisher: false, display_composer: false },
  rating_stats: { avg, total: 1, percent: { 5: 100 } },
});
const ratingStats: Late = {
  place(t) {
    const props = { resModel: "product.template", resId: 1, token: "" };
    const page = followedPage(t, props);
    const store = createRatingStats(page.host);
    return { ...page, ...store, ask: [itself, () => page.host.props.set({ ...props, resId: 2 })] };
  },
  answers: [chatterAnswer(1), chatterAnswer(2)],
};

/** Lazy parts, loaded in advance: loading takes longer on a busy machine. */
const loadedParts = Object.fromEntries(
  await Promise.all(
    Object.entries(lazyParts).map(async ([name, door]) => {
      const code: unknown = await door();
      return [name, () => Promise.resolve(code)] as const;
    }),
  ),
) as unknown as LazyParts;

const chatter: Late = {
  place(t) {
    const props = { ...blog, allowComposer: false };
    const page = followedPage(t, props);
    const store = createChatter(page.host, loadedParts);
    return { ...page, ...store, ask: [itself, () => page.host.props.set({ ...props, resId: 2 })] };
  },
  answers: [chatterAnswer(1), chatterAnswer(2)],
};

describe("late answers of reads", () => {
  for (const [subject, late] of Object.entries({
    "page-search": pageSearch,
    "link-tracker": recentLinks,
    follow,
    chatter,
    "latest-posts": latestPosts,
    "rating-stats": ratingStats,
  })) {
    keepsNewest(subject, late);
    endsWithElement(subject, late);
    readsAnything(subject, late);
    triesAgain(subject, late);
  }
});
