/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";
import { soon } from "./soon.ts";

const offer = (view: View) => (
  <suite-countdown data-start="2026-01-01" data-end={soon()}>
    <h3 class="clock-title">{localized(view, { en: "The winter price ends in", ar: "ينتهي سعر الشتاء خلال" })}</h3>
  </suite-countdown>
);

export const example: Example = {
  preview: offer,
  live: offer,
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "On a dark band", note: "Font, colours and scheme come from its container." },
        ar: { title: "على شريط داكن", note: "الخط والألوان والنظام مما يحيط به." },
      }),
      tag: <suite-countdown data-start="2026-01-01" data-end={soon()}></suite-countdown>,
      stage: "dark",
    },
  ],
};
