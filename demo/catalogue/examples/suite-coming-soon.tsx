/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";
import { soon } from "./soon.ts";

const launch = (view: View) => (
  <suite-coming-soon data-launch={`${soon()} 18:00`}>
    <h3 class="clock-title">{localized(view, { en: "Our new shop opens in", ar: "يفتح متجرنا الجديد خلال" })}</h3>
  </suite-coming-soon>
);

export const example: Example = {
  preview: launch,
  live: launch,
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "On a dark band", note: "Font, colours and scheme come from its container." },
        ar: { title: "على شريط داكن", note: "الخط والألوان والنظام مما يحيط به." },
      }),
      tag: <suite-coming-soon data-launch={`${soon()} 18:00`}></suite-coming-soon>,
      stage: "dark",
    },
  ],
};
