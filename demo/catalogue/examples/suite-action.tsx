/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  preview: () => <Scene of="action" />,
  live: () => <suite-action data-action="new_page"></suite-action>,
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "A custom entry", note: "Put a link or a button of the page into the tag." },
        ar: { title: "مدخل من عندك", note: "ضع رابطا أو زرا من الصفحة داخل الوسم." },
      }),
      tag: (
        <suite-action data-action="edit">
          <a href="#">{localized(view, { en: "Edit this page", ar: "حرّر هذه الصفحة" })}</a>
        </suite-action>
      ),
    },
  ],
  page: "/try/website",
};
