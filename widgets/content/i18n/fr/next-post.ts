import type { NextPostTexts } from "#content/next-post/next-post.strings.ts";

export const nextPost = { next: "Lire la suite" } satisfies NextPostTexts;
