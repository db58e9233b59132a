/** @jsxImportSource hono/jsx */
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  preview: () => <Scene of="board" />,
  live: () => <suite-notice-board></suite-notice-board>,
  variants: () => [],
};
