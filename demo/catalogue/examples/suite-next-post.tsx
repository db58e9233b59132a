import { nextPost } from "#demo/suite/content/Simple.tsx";
import type { Example } from "./example.ts";

export const example: Example = {
  page: "/blog/our-blog-1/post/the-chair-we-almost-did-not-build-1",
  preview: nextPost,
  live: nextPost,
  variants: () => [],
};
