import type { SampleTexts } from "../sample.strings.ts";

export default {
  press: "Indrukken",
  pressed: { one: "Eén keer ingedrukt.", other: "{count} keer ingedrukt." },
} satisfies SampleTexts;
