/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  page: "/shop/compare/?products=31,91,151",
  preview: () => <Scene of="compareTable" />,
  live: () => <suite-compare-table data-products="31,91,151"></suite-compare-table>,
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "On a dark band", note: "Font, colours and scheme come from its container." },
        ar: { title: "على شريط داكن", note: "الخط والألوان والنظام مما يحيط به." },
      }),
      tag: <suite-compare-table data-products="31,21"></suite-compare-table>,
      stage: "dark",
    },
  ],
};
