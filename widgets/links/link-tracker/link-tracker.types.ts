import type { FailureTexts } from "#shared/i18n/index.ts";
import type en from "../i18n/en.json";

export type LinkTrackerTexts = Readonly<FailureTexts & typeof en.links & typeof en.linkTracker>;

export const events = {
  "suite-link-create": "The visitor created a link, and the suite confirmed. detail: { shortUrl: string }",
  "suite-link-copy": "The visitor copied a link",
  "suite-link-code-change":
    "A link has got another code, and the suite confirmed. detail: { from: string, to: string }",
} as const;
