/** @jsxImportSource hono/jsx */
import type { View } from "../view.ts";
import type { Example } from "./example.ts";
import { postWords } from "./words.ts";

const next = (view: View) => {
  const { title, text } = postWords(view, 2);
  return (
    <suite-next-post data-href="/blog/our-blog-1/post/what-a-table-costs-2">
      <h3>{title}</h3>
      <p>{text}</p>
    </suite-next-post>
  );
};

export const example: Example = {
  page: "/blog/our-blog-1/post/the-chair-we-almost-did-not-build-1",
  preview: next,
  live: next,
  variants: () => [],
};
