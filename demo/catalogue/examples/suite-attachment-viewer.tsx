/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const files = [
  { id: 100001, name: "bench.svg", mimetype: "image/svg+xml" },
  { id: 100005, name: "stool.svg", mimetype: "image/svg+xml" },
];

export const example: Example = {
  page: "/try/portal",
  preview: () => <Scene of="options" />,
  live: () => <suite-attachment-viewer data-items={JSON.stringify(files)}></suite-attachment-viewer>,
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "Open at once", note: "The attribute names the file; a script calls `open(id)` and `close()`." },
        ar: { title: "مفتوح فورًا", note: "تسمّي السمة الملف، والبرنامج ينادي `open(id)` و`close()`." },
      }),
      tag: <suite-attachment-viewer data-items={JSON.stringify(files)} data-active="100001"></suite-attachment-viewer>,
      live: null,
    },
  ],
};
