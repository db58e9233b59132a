/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";

const card = (view: View) => (
  <div class="post">
    <p class="post-title">{localized(view, { en: "Made in small numbers", ar: "نصنعها بأعداد قليلة" })}</p>
    <p class="post-text">
      {localized(view, { en: "Every piece is repaired for ten years.", ar: "نصلح كل قطعة لمدة عشر سنوات." })}
    </p>
  </div>
);

export const example: Example = {
  preview: (view) => <suite-reveal>{card(view)}</suite-reveal>,
  live: (view) => <suite-reveal>{card(view)}</suite-reveal>,
  variants: (view) => [
    {
      ...localized(view, {
        en: {
          title: "From the side, a moment later",
          note: "`fade-start` and `fade-end` follow the direction of the page.",
        },
        ar: { title: "من الجانب بعد لحظة", note: "يتبع `fade-start` و`fade-end` اتجاه الصفحة." },
      }),
      tag: <suite-reveal data-animation="fade-start" data-delay="400"></suite-reveal>,
      live: (
        <suite-reveal data-animation="fade-start" data-delay="400">
          {card(view)}
        </suite-reveal>
      ),
      stage: "brand",
    },
  ],
};
