/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import { words } from "#demo/common/words.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const header = (view: View) => (
  <div class="sticky-sample">
    {words(view, { en: ["Desks", "Chairs", "Shelves"], ar: ["مكاتب", "كراسٍ", "رفوف"] }).map((text) => (
      <a href="/shop">{text}</a>
    ))}
  </div>
);

export const example: Example = {
  preview: () => <Scene of="header" />,
  live: (view) => <suite-sticky-header>{header(view)}</suite-sticky-header>,
  variants: () => [],
};
