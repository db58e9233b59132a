/** @jsxImportSource hono/jsx */
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";
import { example as buttons } from "./suite-compare-button.tsx";

export const example: Example = {
  page: "/shop",
  preview: () => <Scene of="comparePanel" />,
  live: buttons.live,
  variants: () => [],
};
