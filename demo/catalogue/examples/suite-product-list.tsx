/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  page: "/shop",
  preview: () => <Scene of="portfolio" />,
  live: () => <suite-product-list data-controls="search sort more"></suite-product-list>,
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "Three products by their ids", note: "For an article that is about them." },
        ar: { title: "ثلاثة منتجات بمعرّفاتها", note: "لمقال يتحدث عنها." },
      }),
      tag: <suite-product-list data-template-ids="9,15,31" data-columns="3"></suite-product-list>,
    },
    {
      ...localized(view, {
        en: { title: "The cheapest of a category", note: "With nothing but picture, name and price." },
        ar: { title: "الأرخص في فئة", note: "بالصورة والاسم والسعر فقط." },
      }),
      tag: (
        <suite-product-list
          data-category="2"
          data-order="list_price asc"
          data-limit="4"
          data-show="picture name price"
        ></suite-product-list>
      ),
    },
    {
      ...localized(view, {
        en: {
          title: "With a link for visitors without JavaScript",
          note: "The link is the address of the list, and stays if the suite cannot be reached.",
        },
        ar: {
          title: "مع رابط لمن لا تعمل لديه السكربتات",
          note: "الرابط هو عنوان القائمة، ويبقى إن تعذر الوصول إلى النظام.",
        },
      }),
      tag: (
        <suite-product-list data-limit="4">
          <a href="/shop?search=lamp">{localized(view, { en: "Our lamps", ar: "مصابيحنا" })}</a>
        </suite-product-list>
      ),
      stage: "dark",
    },
  ],
};
