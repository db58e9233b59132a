/** @jsxImportSource hono/jsx */
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  page: "/event",
  preview: () => <Scene of="board" />,
  live: () => <suite-country-events></suite-country-events>,
  variants: () => [],
};
