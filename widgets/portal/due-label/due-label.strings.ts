import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  today: "Due today",
  due: { one: "Due in {count} day", other: "Due in {count} days" },
  overdue: { one: "{count} day overdue", other: "{count} days overdue" },
};

export type DueLabelTexts = Texts<typeof english>;
