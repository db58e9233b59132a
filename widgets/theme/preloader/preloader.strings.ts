import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  loading: "Loading",
};

export type PreloaderTexts = Texts<typeof english>;
