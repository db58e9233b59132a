import type { NextPostTexts } from "#content/next-post/next-post.strings.ts";

export const nextPost = { next: "Lees verder" } satisfies NextPostTexts;
