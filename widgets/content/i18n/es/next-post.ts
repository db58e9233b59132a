import type { NextPostTexts } from "#content/next-post/next-post.strings.ts";

export const nextPost = { next: "Leer el siguiente" } satisfies NextPostTexts;
