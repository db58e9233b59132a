import type { DueLabelTexts } from "#portal/due-label/due-label.strings.ts";

export const dueLabel = {
  today: "Vandaag te betalen",
  due: { one: "Te betalen binnen {count} dag", other: "Te betalen binnen {count} dagen" },
  overdue: { one: "{count} dag te laat", other: "{count} dagen te laat" },
} satisfies DueLabelTexts;
