/** @jsxImportSource hono/jsx */
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const template = "sh_corpomate_theme.sh_corpomate_theme_item_32";

export const example: Example = {
  preview: () => <Scene of="testimonials" />,
  live: () => <suite-testimonials data-template-id={template} data-loop data-dots data-nav></suite-testimonials>,
  variants: () => [],
};
