import type { SampleTexts } from "../sample.strings.ts";

export default {
  press: "Appuyer",
  pressed: { one: "Appuyé une fois.", other: "Appuyé {count} fois." },
} satisfies SampleTexts;
