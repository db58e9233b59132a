/** @jsxImportSource hono/jsx */
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  preview: () => <Scene of="tabs" />,
  live: () => <suite-tab-slider data-slider-id="1" data-layout="sh_corpomate_theme_tmpl_206"></suite-tab-slider>,
  variants: () => [],
};
