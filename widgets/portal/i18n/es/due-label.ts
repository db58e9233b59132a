import type { DueLabelTexts } from "#portal/due-label/due-label.strings.ts";

export const dueLabel = {
  today: "Vence hoy",
  due: { one: "Vence en {count} día", other: "Vence en {count} días" },
  overdue: { one: "{count} día de retraso", other: "{count} días de retraso" },
} satisfies DueLabelTexts;
