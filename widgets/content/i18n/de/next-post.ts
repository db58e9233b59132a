import type { NextPostTexts } from "../../next-post/next-post.strings.ts";

export const nextPost = { next: "Weiterlesen" } satisfies NextPostTexts;
