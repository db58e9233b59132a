/** @jsxImportSource hono/jsx */
import { sampleOrder } from "../../server/portal/orders/sample.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  page: `/my/orders/${sampleOrder.id}?access_token=${sampleOrder.token}`,
  preview: () => <Scene of="tracker" />,
  live: () => <suite-doc-menu data-content="body"></suite-doc-menu>,
  variants: () => [],
};
