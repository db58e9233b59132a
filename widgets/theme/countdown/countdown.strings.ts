import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  until: "Until {date}",
};

export type CountdownTexts = Texts<typeof english>;
