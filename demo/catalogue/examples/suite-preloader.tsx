/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

/** Container in place of the page: the preloader covers it. */
const page = (view: View, cover: Child) => (
  <div class="covered-page">
    {cover}
    <p class="post-title">{localized(view, { en: "Made in small numbers", ar: "نصنعها بأعداد قليلة" })}</p>
    <p class="post-text">
      {localized(view, { en: "Every piece is repaired for ten years.", ar: "نصلح كل قطعة لمدة عشر سنوات." })}
    </p>
  </div>
);

const again = (view: View) => (
  <p class="covered-again">
    <a class="action" href={view.visit.path}>
      {localized(view, { en: "Load the page again", ar: "أعد تحميل الصفحة" })}
    </a>
  </p>
);

export const example: Example = {
  preview: () => <Scene of="preloader" />,
  live: (view) => (
    <>
      {page(view, <suite-preloader></suite-preloader>)}
      {again(view)}
    </>
  ),
  variants: (view) => [
    {
      ...localized(view, {
        en: {
          title: "With a logo and custom colours",
          note: "The content of the tag replaces the spinner.",
        },
        ar: { title: "بشعار وألوان خاصة", note: "ما يوضع في الوسم يحل محل الدائرة المتحركة." },
      }),
      tag: (
        <div class="branded-cover">
          <suite-preloader>
            <strong>Harbour &amp; Pine</strong>
          </suite-preloader>
        </div>
      ),
      live: (
        <div class="branded-cover">
          {page(
            view,
            <suite-preloader>
              <strong>Harbour &amp; Pine</strong>
            </suite-preloader>,
          )}
        </div>
      ),
      css: ".branded-cover",
    },
  ],
};
