/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const header = (view: View) => (
  <div class="sticky-sample">
    {localized(view, { en: ["Desks", "Chairs", "Shelves"], ar: ["مكاتب", "كراسٍ", "رفوف"] }).map((text) => (
      <a href="/shop">{text}</a>
    ))}
  </div>
);

export const example: Example = {
  preview: () => <Scene of="header" />,
  live: (view) => <suite-sticky-header>{header(view)}</suite-sticky-header>,
  variants: () => [],
};
