import { failureTexts, type Texts } from "#shared/i18n/index.ts";

/** Texts of both elements of tracked links. */
export const linkTexts = {
  ...failureTexts,
  copy: "Copy",
  copied: "Copied",
  /** Where the browser does not allow copying. */
  copyRefused: "The browser did not allow copying. Select the link and copy it yourself.",
  editCode: "Edit the code",
  code: "Code",
  ok: "OK",
  cancel: "Cancel",
  codeEmpty: "The code cannot be left empty",
  codeOdd: "Use letters from a to z, digits, hyphens, underscores, dots and tildes only",
  codeTaken: "This code is already taken",
};

export type LinkTexts = Texts<typeof linkTexts>;
