/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import { Opener } from "#demo/common/Opener.tsx";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  page: "/qa/payment",
  preview: () => <Scene of="wishlist" />,
  live: (view) => (
    <>
      <Opener
        view={view}
        {...localized(view, {
          en: {
            text: "This is the payment of an old order. Your own payment can be pending:",
            action: "Make a pending payment",
          },
          ar: {
            text: "هذه دفعة لطلب سُدِّد منذ زمن. أما دفعتك فقد تكون معلقة:",
            action: "أنشئ دفعة معلقة",
          },
        })}
        to="/qa/payment"
        back="/qa/payment"
        name="state"
        value="pending"
      />
      <suite-payment-status data-order-id="7"></suite-payment-status>
    </>
  ),
  variants: () => [],
};
