/** @jsxImportSource hono/jsx */
import type { Example } from "./example.ts";

const template = "sh_corpomate_theme.sh_corpomate_theme_item_32";

export const example: Example = {
  preview: () => <suite-testimonials data-template-id={template} data-items="1" data-loop></suite-testimonials>,
  live: () => <suite-testimonials data-template-id={template} data-loop data-dots data-nav></suite-testimonials>,
  variants: () => [],
};
