/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const files = [
  { id: 100001, name: "bench.svg", mimetype: "image/svg+xml" },
  { id: 100005, name: "stool.svg", mimetype: "image/svg+xml" },
  { id: 100004, name: "drawings.zip", mimetype: "application/zip" },
];

export const example: Example = {
  page: "/try/portal",
  preview: () => <Scene of="options" />,
  live: () => (
    <suite-attachments>
      <a href="/web/image/100001">bench.svg</a> <a href="/web/image/100005">stool.svg</a>
    </suite-attachments>
  ),
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "As a list", note: "Files in JSON. An archive has no preview and is downloaded." },
        ar: { title: "قائمةً", note: "ملفات بصيغة JSON. لا شيء يُعرض من الأرشيف فيُنزَّل." },
      }),
      tag: <suite-attachments data-items={JSON.stringify(files)}></suite-attachments>,
    },
  ],
};
