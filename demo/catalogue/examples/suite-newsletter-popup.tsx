/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const opener = (view: View, id: string) => (
  <div class="opener">
    <button type="button" class="action primary" lang={view.textLang} data-call="open" data-on={id}>
      {localized(view, { en: "Open the popup", ar: "افتح النافذة" })}
    </button>
    <suite-newsletter-popup id={id} data-list-id="1" data-trigger="manual"></suite-newsletter-popup>
  </div>
);

export const example: Example = {
  page: "/try/newsletter-popup",
  preview: () => <Scene of="newsletter" />,
  live: (view) => opener(view, "popup"),
  variants: (view) => [
    {
      ...localized(view, {
        en: {
          title: "When the mouse leaves",
          note: "The default: when the mouse leaves the window. Once per list and browser.",
        },
        ar: { title: "حين تغادر الفأرة", note: "الافتراضي: اللحظة التي تسبق المغادرة. مرة لكل قائمة ومتصفح." },
      }),
      tag: <suite-newsletter-popup data-list-id="1"></suite-newsletter-popup>,
      live: null,
    },
    {
      ...localized(view, {
        en: {
          title: "After half of the page",
          note: "For long texts. Phones have no mouse, so set a trigger for them.",
        },
        ar: { title: "بعد نصف الصفحة", note: "للقراءات الطويلة. ولا فأرة على الهواتف، فأعطها مُطلِقًا خاصًا بها." },
      }),
      tag: <suite-newsletter-popup data-list-id="1" data-mobile-trigger="scroll:50"></suite-newsletter-popup>,
      live: null,
    },
    {
      ...localized(view, {
        en: { title: "After ten seconds", note: "Only seconds with the page in view count." },
        ar: { title: "بعد عشر ثوانٍ", note: "لا تُحسب إلا الثواني التي تكون الصفحة فيها ظاهرة." },
      }),
      tag: <suite-newsletter-popup data-list-id="1" data-trigger="delay:10"></suite-newsletter-popup>,
      live: null,
    },
  ],
};
