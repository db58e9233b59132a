import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  question: "Allow this site to use other sites for:",
  video: "Videos",
  social: "Social networks",
  tracking: "Statistics of visits",
};

export type ConsentTexts = Texts<typeof english>;
