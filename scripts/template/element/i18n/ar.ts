import type { SampleTexts } from "../sample.strings.ts";

export default {
  press: "اضغط",
  pressed: {
    one: "ضُغط مرة واحدة.",
    two: "ضُغط مرتين.",
    few: "ضُغط {count} مرات.",
    other: "ضُغط {count} مرة.",
  },
} satisfies SampleTexts;
