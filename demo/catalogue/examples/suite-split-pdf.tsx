/** @jsxImportSource hono/jsx */
import { samplePdf } from "#demo/server/portal/orders/sample.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  page: "/try/portal",
  preview: () => <Scene of="tracker" />,
  live: () => <suite-split-pdf data-attachment-id={samplePdf}></suite-split-pdf>,
  variants: () => [],
};
