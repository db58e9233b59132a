/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  preview: () => <Scene of="social" />,
  live: () => <suite-social-page data-href="https://www.facebook.com/example"></suite-social-page>,
  variants: (view) => [
    {
      ...localized(view, {
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
