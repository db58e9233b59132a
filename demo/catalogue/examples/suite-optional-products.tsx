/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  page: "/shop",
  preview: () => <Scene of="comparePanel" />,
  live: (view) => (
    <div class="opener">
      <button type="button" class="action primary" lang={view.textLang} data-call="open" data-on="options">
        {localized(view, { en: "Choose its options", ar: "اختر ملحقاته" })}
      </button>
      <suite-optional-products id="options" data-product-id="91"></suite-optional-products>
    </div>
  ),
  variants: () => [],
};
