/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { localizedPost, type PostId } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";

/** End of a blog post, with a block for readers who want to follow. */
export const Post = ({ view, id, children }: { view: View; id: PostId; children?: Child }) => {
  const { title, text, by, kind } = localizedPost(view, id);
  return (
    <article class="post">
      <div lang={view.textLang}>
        <img class="post-picture" src={`/demo/post-${id}.svg`} alt="" width="640" height="240" />
        <p class="post-kind">{kind}</p>
        <p class="post-title">{title}</p>
        <p class="post-text">{text}</p>
        <p class="post-by">
          <span class="face" aria-hidden="true">
            {by.charAt(0)}
          </span>
          {by}
        </p>
      </div>
      {children}
    </article>
  );
};
