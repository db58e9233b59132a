import type { SampleTexts } from "../sample.strings.ts";

export default {
  press: "Pulsar",
  pressed: { one: "Pulsado una vez.", other: "Pulsado {count} veces." },
} satisfies SampleTexts;
