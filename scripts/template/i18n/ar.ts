import type { SampleTexts } from "../element/sample.strings.ts";

export const sample = {
  press: "اضغط",
  pressed: {
    one: "ضُغط مرة واحدة.",
    two: "ضُغط مرتين.",
    few: "ضُغط {count} مرات.",
    other: "ضُغط {count} مرة.",
  },
} satisfies SampleTexts;
