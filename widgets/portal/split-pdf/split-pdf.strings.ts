import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  indices: "Extract pages",
  placeholder: "e.g. 1-5, 7, 8-9",
  remainder: "All pages",
  refused: "Please enter pages such as 1-5, 7, or choose all pages.",
  split: "Split",
  done: "The pages are attachments of their own now.",
};

export type SplitPdfTexts = Texts<typeof english>;
