import { defineWidget, integer, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, skeletonCss, spinnerCss } from "#shared/ui/index.ts";
import { latestPosts } from "../i18n/en.json";
import css from "./latest-posts.css";
import { createLatestPosts } from "./latest-posts.store.ts";
import { LatestPosts } from "./LatestPosts.tsx";

const texts = { failures, latestPosts };

export default defineWidget({
  tag: "suite-latest-posts",
  area: "content",
  summary: "The newest posts of the suite's blogs",
  example: '<suite-latest-posts data-limit="2"></suite-latest-posts>',
  attributes: {
    template: text({
      default: "website_blog.s_latest_posts_list_template",
      doc: "Name of the suite's template; the other one that it brings is website_blog.s_latest_posts_big_picture_template",
    }),
    blogId: integer({ default: 0, doc: "Id of a blog; without it, posts of all blogs" }),
    limit: integer({ default: 3, doc: "How many posts at most" }),
  },
  states: { loading: "Posts are on their way", error: "They did not come; the element says why" },
  parts: {
    posts: "The posts together",
    post: "One of them",
    note: "What it says where there are none",
    skeleton: "The room of what is to come",
    failure: "The sentence about what failed",
    retry: "The button that tries again",
    spinner: "The loading indicator in it",
  },
  slots: { "": "What to show until the posts come" },
  box: { display: "block", minBlockSize: "6em" },
  // a post is as high as its cover, where both stand side by side
  waiting: `&:empty::after{content:"";display:block;block-size:21em}&[data-limit="1"]:empty::after{block-size:6em}&[data-limit="2"]:empty::after{block-size:13.5em}`,
  budget: 3,
  texts,
  styles: [skeletonCss, spinnerCss, buttonCss, failureCss, css],
  // the block that the built-in script fills
  adopts: {
    selector: ".js_get_posts",
    attributes: { limit: "data-posts-limit", blogId: "data-filter-by-blog-id", template: "data-template" },
  },
  rare: true,
  store: createLatestPosts,
  component: LatestPosts,
});
