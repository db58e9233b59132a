/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const address = "https://www.example.com/page/contactus";

export const example: Example = {
  page: "/r",
  preview: () => <Scene of="tracker" />,
  live: () => <suite-link-tracker data-url={address}></suite-link-tracker>,
  variants: (view) => [
    {
      ...localized(view, {
        en: {
          title: "Most clicked first",
          note: "The initial filter. Links without clicks are not listed.",
        },
        ar: { title: "الأكثر نقرًا أولًا", note: "المرشح المختار في البداية. ولا تظهر فيه الروابط التي لم يتبعها أحد." },
      }),
      tag: <suite-link-tracker data-filter="most-clicked"></suite-link-tracker>,
    },
    {
      ...localized(view, {
        en: { title: "On a dark band", note: "Font, colours and scheme come from its container." },
        ar: { title: "على شريط داكن", note: "الخط والألوان والنظام مما يحيط به." },
      }),
      tag: <suite-link-tracker data-filter="recently-used"></suite-link-tracker>,
      stage: "dark",
    },
  ],
};
