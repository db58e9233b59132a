import type { DueLabelTexts } from "#portal/due-label/due-label.strings.ts";

export const dueLabel = {
  today: "À payer aujourd’hui",
  due: { one: "À payer dans {count} jour", other: "À payer dans {count} jours" },
  overdue: { one: "{count} jour de retard", other: "{count} jours de retard" },
} satisfies DueLabelTexts;
