import { textBlock } from "./blog.ts";

const day = 86_400_000;

/** Posts of the two previous years. Dates are counted back from the day of the seed. */
export const olderPosts = (now: Date) => [
  {
    id: 6,
    blog_id: 1,
    author_id: 7,
    name: "Why we deliver on Thursdays",
    subtitle: "One van, four valleys, and a rule that pays for itself.",
    teaser:
      "A van that waits for a full load is a van that stands still. We gave it a timetable instead, like a ferry.",
    content: textBlock(`
<p>A van that waits for a full load is a van that stands still. We gave it a timetable instead, like a ferry.</p>
<p>Since then somebody who orders on Monday knows on Monday when the table comes, and the two who carry it know where they will have lunch.</p>
<p>The rule has one exception. Cradles are delivered when they are needed.</p>`),
    tags: "workshop",
    cover: "tide",
    published: true,
    published_at: new Date(now.getTime() - 390 * day),
  },
  {
    id: 7,
    blog_id: 1,
    author_id: 9,
    name: "A drawer that closes by itself",
    subtitle: "Two degrees, no spring, and forty years of patience.",
    teaser: "The runners of the old plan chest fall two degrees to the back. That is the whole mechanism.",
    content: textBlock(`
<p>The runners of the old plan chest fall two degrees to the back. That is the whole mechanism.</p>
<p>We measured it because a customer asked for soft-closing drawers and we did not want to order any. Now all our chests have it, and nothing in them can break.</p>`),
    tags: "workshop,design",
    cover: "moss",
    published: true,
    published_at: new Date(now.getTime() - 425 * day),
  },
  {
    id: 8,
    blog_id: 1,
    author_id: 9,
    name: "We have moved to the harbour",
    subtitle: "Fewer stairs, more light, the same saw.",
    teaser: "The old workshop had one advantage: everybody knew where it was. The new one has all the others.",
    content: textBlock(`
<p>The old workshop had one advantage: everybody knew where it was. The new one has all the others.</p>
<p>The saw came last, on a barge, at high tide. Come and see it run.</p>`),
    tags: "workshop",
    cover: "sand",
    published: true,
    published_at: new Date(now.getTime() - 760 * day),
  },
];
