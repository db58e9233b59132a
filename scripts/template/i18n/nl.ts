import type { SampleTexts } from "../element/sample.strings.ts";

export const sample = {
  press: "Indrukken",
  pressed: { one: "Eén keer ingedrukt.", other: "{count} keer ingedrukt." },
} satisfies SampleTexts;
