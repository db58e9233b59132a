import type { SampleTexts } from "../element/sample.strings.ts";

export const sample = {
  press: "Drücken",
  pressed: { one: "Einmal gedrückt.", other: "{count}-mal gedrückt." },
} satisfies SampleTexts;
