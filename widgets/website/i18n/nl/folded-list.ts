import type { FoldedListTexts } from "../../folded-list/folded-list.strings.ts";

export const foldedList = { unfold: "Meer tonen" } satisfies FoldedListTexts;
