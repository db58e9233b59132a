import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  press: "Press",
  pressed: { one: "Pressed once.", other: "Pressed {count} times." },
};

export type SampleTexts = Texts<typeof english>;
