/** @jsxImportSource hono/jsx */
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  preview: () => <Scene of="options" />,
  live: () => <suite-customize-menu></suite-customize-menu>,
  variants: () => [],
  page: "/try/website",
  viewKey: "website.tools",
};
