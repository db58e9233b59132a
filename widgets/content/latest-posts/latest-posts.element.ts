import { defineWidget, integer, partDocs, text } from "#shared/element/index.ts";
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
      doc: "Name of the server's template; the server's other one is `website_blog.s_latest_posts_big_picture_template`",
    }),
    blogId: integer({ default: 0, doc: "Id of a blog; without it, posts of all blogs" }),
    limit: integer({ default: 3, doc: "Maximum number of posts" }),
  },
  states: { loading: "The posts are loading", error: "The last call failed; the element shows the error" },
  parts: {
    posts: "List of posts",
    post: "Post in the list",
    note: "Message that there are no posts",
    skeleton: "Placeholder while loading",
    failure: partDocs.failure,
    retry: partDocs.retry,
    spinner: partDocs.spinner,
  },
  slots: { "": "Content while the posts are loading" },
  box: { display: "block", minBlockSize: "6em" },
  // a post is as high as its cover if both are side by side
  waiting: `&:empty::after{content:"";display:block;block-size:21.75em}&[data-limit="1"]:empty::after{block-size:6.75em}&[data-limit="2"]:empty::after{block-size:14.25em}`,
  budget: 3,
  texts,
  styles: [skeletonCss, spinnerCss, buttonCss, failureCss, css],
  adopts: {
    selector: ".js_get_posts",
    attributes: { limit: "data-posts-limit", blogId: "data-filter-by-blog-id", template: "data-template" },
  },
  rare: true,
  store: createLatestPosts,
  component: LatestPosts,
});
