/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import { Opener } from "#demo/common/Opener.tsx";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  page: "/payment/process",
  preview: () => <Scene of="wishlist" />,
  live: (view) => (
    <>
      <Opener
        view={view}
        {...localized(view, {
          en: {
            text: "It shows your payments. The QA panel creates one and changes its state; two of them stay on the list.",
            action: "Make a pending payment",
          },
          ar: {
            text: "يتابع المدفوعات التي أجريتها. تنشئ لوحة ضمان الجودة دفعة وتحسمها، واثنتان تبقيان في القائمة.",
            action: "أنشئ دفعة معلقة",
          },
        })}
        to="/qa/payment"
        name="state"
        value="pending"
      />
      <suite-payment-processing></suite-payment-processing>
    </>
  ),
  variants: () => [],
};
