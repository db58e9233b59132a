/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  page: "/try/portal",
  preview: () => <Scene of="options" />,
  live: () => <suite-chatter data-res-model="blog.post" data-res-id="1" data-pager-step="3"></suite-chatter>,
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "With stars", note: "Messages about a product; five of them have stars." },
        ar: { title: "بالنجوم", note: "رسائل عن منتج، وفيها عدد النجوم." },
      }),
      tag: <suite-chatter data-res-model="product.template" data-res-id="2" data-rating></suite-chatter>,
      live: null,
    },
    {
      ...localized(view, {
        en: {
          title: "Read-only",
          note: "No composer, also for signed-in visitors. The pager is the second one of this page, so it has a name of its own.",
        },
        ar: {
          title: "للقراءة فقط",
          note: "لا يكتب أحد هنا، أيًّا كان من سجّل الدخول. وفي هذه الصفحة متصفح تعليقات آخر، فلهذا اسم يخصه.",
        },
      }),
      tag: (
        <suite-chatter
          data-res-model="blog.post"
          data-res-id="1"
          data-pager-step="3"
          data-allow-composer="0"
          data-text-pages={localized(view, { en: "Pages of comments, read-only", ar: "صفحات التعليقات، للقراءة فقط" })}
        ></suite-chatter>
      ),
    },
    {
      ...localized(view, {
        en: { title: "No messages yet", note: "A post without comments." },
        ar: { title: "لا رسائل بعد", note: "مقال لم يعلق عليه أحد." },
      }),
      tag: <suite-chatter data-res-model="blog.post" data-res-id="3"></suite-chatter>,
      live: null,
    },
  ],
};
