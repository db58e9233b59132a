/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const texts = (view: View) =>
  localized(view, {
    en: { all: "Send statement", overdue: "Send overdue statement" },
    ar: { all: "إرسال كشف الحساب", overdue: "إرسال كشف المتأخرات" },
  });

export const example: Example = {
  page: "/my/customer_statements",
  preview: () => <Scene of="options" />,
  live: (view) => (
    <suite-statements data-kind="customer">
      <button type="button" class="action" value="all">
        {texts(view).all}
      </button>{" "}
      <button type="button" class="action" value="overdue">
        {texts(view).overdue}
      </button>
    </suite-statements>
  ),
  variants: () => [],
};
