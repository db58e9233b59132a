import type { SampleTexts } from "../element/sample.strings.ts";

export const sample = {
  press: "Appuyer",
  pressed: { one: "Appuyé une fois.", other: "Appuyé {count} fois." },
} satisfies SampleTexts;
