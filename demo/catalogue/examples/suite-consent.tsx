/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  preview: () => <Scene of="consent" />,
  live: () => <suite-consent></suite-consent>,
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "One switch", note: "Beside a video, for videos only." },
        ar: { title: "مفتاح واحد", note: "بجانب مقطع فيديو، لمقاطع الفيديو وحدها." },
      }),
      tag: (
        <suite-consent
          data-for="video"
          data-text-question={localized(view, {
            en: "Films play from other sites:",
            ar: "تُعرض الأفلام من مواقع أخرى:",
          })}
        ></suite-consent>
      ),
    },
  ],
};
