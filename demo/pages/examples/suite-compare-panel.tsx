/** @jsxImportSource hono/jsx */
import { example as buttons } from "./suite-compare-button.tsx";
import type { Example } from "./example.ts";
import { words } from "./words.ts";

export const example: Example = {
  page: "/shop",
  preview: (view) => (
    <p>{words(view, { en: "A chip at the edge of the page, once there is something to compare.", ar: "شريحة عند حافة الصفحة متى وُجد ما يُقارن." })}</p>
  ),
  live: buttons.live,
  variants: () => [],
};
