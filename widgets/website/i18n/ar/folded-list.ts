import type { FoldedListTexts } from "#website/folded-list/folded-list.strings.ts";

export const foldedList = { unfold: "عرض المزيد" } satisfies FoldedListTexts;
