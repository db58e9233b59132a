/** @jsxImportSource hono/jsx */
import { words } from "#demo/common/words.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  preview: () => <Scene of="social" />,
  live: () => <suite-social-page data-href="https://www.facebook.com/example"></suite-social-page>,
  variants: (view) => [
    {
      ...words(view, {
        en: { title: "With its posts", note: "Taller, with a small header." },
        ar: { title: "مع منشوراتها", note: "أعلى، برأس منخفض." },
      }),
      tag: (
        <suite-social-page
          data-href="https://www.facebook.com/example"
          data-height="400"
          data-tabs="timeline"
          data-small-header
        ></suite-social-page>
      ),
    },
  ],
};
