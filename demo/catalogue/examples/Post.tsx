/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { View } from "#demo/common/view.ts";
import { type PostId, postWords } from "#demo/common/words.ts";

/** End of a blog post, with a block for readers who want to follow. */
export const Post = ({ view, id, children }: { view: View; id: PostId; children?: Child }) => {
  const { title, text, by, kind } = postWords(view, id);
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
