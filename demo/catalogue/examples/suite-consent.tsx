/** @jsxImportSource hono/jsx */
import { words } from "#demo/common/words.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  preview: () => <Scene of="consent" />,
  live: () => <suite-consent></suite-consent>,
  variants: (view) => [
    {
      ...words(view, {
        en: { title: "One switch", note: "Beside a video, for videos only." },
        ar: { title: "مفتاح واحد", note: "بجانب مقطع فيديو، لمقاطع الفيديو وحدها." },
      }),
      tag: (
        <suite-consent
          data-for="video"
          data-text-question={words(view, { en: "Films play from other sites:", ar: "تُعرض الأفلام من مواقع أخرى:" })}
        ></suite-consent>
      ),
    },
  ],
};
