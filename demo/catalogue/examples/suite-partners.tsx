/** @jsxImportSource hono/jsx */
import type { Example } from "./example.ts";

const template = "sh_corpomate_theme.sh_corpomate_theme_item_9";

/** Fewer logos at once than by default: the demo's logos are mostly text and must stay legible. */
export const example: Example = {
  preview: () => <suite-partners data-template-id={template} data-items="2" data-loop></suite-partners>,
  live: () => <suite-partners data-template-id={template} data-items="4" data-loop></suite-partners>,
  variants: () => [],
};
