/** @jsxImportSource hono/jsx */
import type { Example } from "./example.ts";

const slider = (id: string) => <suite-tab-slider data-slider-id={id} data-layout="sh_corpomate_theme_tmpl_206"></suite-tab-slider>;

/** The second has one slide at a time: it fits a card. */
export const example: Example = {
  preview: () => slider("2"),
  live: () => slider("1"),
  variants: () => [],
};
