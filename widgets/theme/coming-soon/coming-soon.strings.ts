import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  launch: "Launch: {date}",
};

export type ComingSoonTexts = Texts<typeof english>;
