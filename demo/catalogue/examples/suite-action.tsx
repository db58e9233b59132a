/** @jsxImportSource hono/jsx */
import { words } from "#demo/common/words.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  preview: () => <Scene of="action" />,
  live: () => <suite-action data-action="new_page"></suite-action>,
  variants: (view) => [
    {
      ...words(view, {
        en: { title: "A custom entry", note: "Put a link or a button of the page into the tag." },
        ar: { title: "مدخل من عندك", note: "ضع رابطا أو زرا من الصفحة داخل الوسم." },
      }),
      tag: (
        <suite-action data-action="edit">
          <a href="#">{words(view, { en: "Edit this page", ar: "حرّر هذه الصفحة" })}</a>
        </suite-action>
      ),
    },
  ],
  page: "/try/website",
};
