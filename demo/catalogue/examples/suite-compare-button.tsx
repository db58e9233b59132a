/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import { Card, type Good } from "./Card.tsx";
import type { Example } from "./example.ts";

const ids: readonly Good[] = [151, 21, 31, 51];

export const example: Example = {
  page: "/shop",
  preview: () => <suite-compare-button data-product-id="151"></suite-compare-button>,
  live: () => (
    <>
      <div class="product-cards">
        {ids.map((id) => (
          <Card id={id}>
            <suite-compare-button data-product-id={id}></suite-compare-button>
          </Card>
        ))}
      </div>
      <suite-compare-panel></suite-compare-panel>
    </>
  ),
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "By its template", note: "If the page has no variant, the suite finds or creates it." },
        ar: { title: "بقالبه", note: "حيث لا تعرف الصفحة نوعًا، يجده النظام أو ينشئه." },
      }),
      tag: <suite-compare-button data-template-id="15"></suite-compare-button>,
    },
  ],
};
