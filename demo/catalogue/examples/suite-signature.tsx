/** @jsxImportSource hono/jsx */
import { sampleOrder } from "#demo/server/portal/orders/sample.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  page: `/my/orders/${sampleOrder.id}?access_token=${sampleOrder.token}`,
  preview: () => <Scene of="quote" />,
  live: () => (
    <suite-signature
      data-call-url={`/my/orders/${sampleOrder.id}/accept`}
      data-res-id={sampleOrder.id}
      data-access-token={sampleOrder.token}
    ></suite-signature>
  ),
  variants: () => [],
};
