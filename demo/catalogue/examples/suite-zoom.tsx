/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";

const picture = "/web/image/product.product/91/image";

const zoom = (view: View, size: number, trigger?: "hover") => (
  <suite-zoom data-src={picture} data-trigger={trigger}>
    <img
      src={`${picture}/200x200`}
      alt={localized(view, { en: { desk: "Studio desk" }, ar: { desk: "مكتب الاستوديو" } }).desk}
      width={size}
      height={size}
    />
  </suite-zoom>
);

export const example: Example = {
  page: "/shop/product/9",
  preview: (view) => zoom(view, 120),
  live: (view) => zoom(view, 200),
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "On hover", note: "A mouse opens the popover by hovering; a press opens the dialog." },
        ar: { title: "حيث يقف المؤشر", note: "يكفي أن يشير الفأر، والضغط يفتح مربع الحوار." },
      }),
      tag: <suite-zoom data-src={picture} data-trigger="hover"></suite-zoom>,
      live: zoom(view, 200, "hover"),
    },
  ],
};
