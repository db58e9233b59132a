import type { DueLabelTexts } from "#portal/due-label/due-label.strings.ts";

export const dueLabel = {
  today: "Heute fällig",
  due: { one: "In {count} Tag fällig", other: "In {count} Tagen fällig" },
  overdue: { one: "{count} Tag überfällig", other: "{count} Tage überfällig" },
} satisfies DueLabelTexts;
