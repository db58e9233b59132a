/** @jsxImportSource hono/jsx */
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  preview: () => <Scene of="quote" />,
  live: () => <suite-quote-form data-subject=""></suite-quote-form>,
  variants: () => [],
};
