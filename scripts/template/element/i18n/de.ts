import type { SampleTexts } from "../sample.strings.ts";

export default {
  press: "Drücken",
  pressed: { one: "Einmal gedrückt.", other: "{count}-mal gedrückt." },
} satisfies SampleTexts;
