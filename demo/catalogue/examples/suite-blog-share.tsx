/** @jsxImportSource hono/jsx */
import { localizedPost } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";

const post = (view: View) => {
  const { title, text } = localizedPost(view, 3);
  return (
    <suite-blog-share data-share="tweet">
      <article>
        <h3>{title}</h3>
        <p>{text}</p>
        <p>
          <a data-network="facebook">Facebook</a> <a data-network="linkedin">LinkedIn</a>
        </p>
      </article>
    </suite-blog-share>
  );
};

export const example: Example = {
  page: "/blog/our-blog-1/post/the-chair-we-almost-did-not-build-1",
  preview: post,
  live: post,
  variants: () => [],
};
