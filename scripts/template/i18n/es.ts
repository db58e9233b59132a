import type { SampleTexts } from "../element/sample.strings.ts";

export const sample = {
  press: "Pulsar",
  pressed: { one: "Pulsado una vez.", other: "Pulsado {count} veces." },
} satisfies SampleTexts;
