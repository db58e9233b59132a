/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import { newestPosts } from "#demo/suite/content/Simple.tsx";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  page: "/event",
  preview: () => <Scene of="board" />,
  live: newestPosts,
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "One blog", note: "Posts of one blog, by its id." },
        ar: { title: "مدونة واحدة", note: "مقالات مدونة واحدة وحدها، برقمها." },
      }),
      tag: <suite-latest-posts data-blog-id="2" data-limit="2"></suite-latest-posts>,
    },
    {
      ...localized(view, {
        en: { title: "Another template", note: "The suite renders the posts; it has a second template." },
        ar: { title: "قالب آخر", note: "النظام هو من يعرض المقالات، وله قالب ثانٍ." },
      }),
      tag: (
        <suite-latest-posts
          data-template="website_blog.s_latest_posts_big_picture_template"
          data-limit="2"
        ></suite-latest-posts>
      ),
    },
    {
      ...localized(view, {
        en: { title: "Without posts", note: "A blog that is empty or does not exist." },
        ar: { title: "بلا مقالات", note: "مدونة ليس فيها شيء، أو لا وجود لها." },
      }),
      tag: <suite-latest-posts data-blog-id="4040"></suite-latest-posts>,
    },
  ],
};
