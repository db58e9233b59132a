import type { FoldedListTexts } from "#website/folded-list/folded-list.strings.ts";

export const foldedList = { unfold: "Mehr anzeigen" } satisfies FoldedListTexts;
