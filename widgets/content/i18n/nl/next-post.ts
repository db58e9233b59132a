import type { NextPostTexts } from "../../next-post/next-post.strings.ts";

export const nextPost = { next: "Lees verder" } satisfies NextPostTexts;
