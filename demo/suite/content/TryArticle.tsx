/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";

const texts = (view: View) =>
  localized(view, {
    en: {
      title: "A desk for two heights",
      lead: "Standing for an hour in the morning changes the day. What we learned when we built a desk for it.",
      wood: "The top is solid wood, oiled three times. Oak is the lightest, walnut the quietest. The frame is welded in our own workshop.",
      desk: "Studio desk",
      cable: "The tray keeps the cables together, whatever the height.",
      tray: "Cable tray",
    },
    ar: {
      title: "مكتب بارتفاعين",
      lead: "الوقوف ساعة في الصباح يغيّر اليوم كله. هذا ما تعلمناه حين صنعنا مكتبًا لذلك.",
      wood: "السطح من خشب صلب مزيّت ثلاث مرات. البلوط أفتحها والجوز أهدؤها. ونلحم الهيكل في ورشتنا.",
      desk: "مكتب الاستوديو",
      cable: "يجمع الحامل الأسلاك مهما كان الارتفاع.",
      tray: "حامل الأسلاك",
    },
  });

/** /try/article */
export const TryArticle = ({ view }: { view: View }) => {
  const t = texts(view);
  return (
    <div class="wrap read">
      <h1>{t.title}</h1>
      <p class="lead">{t.lead}</p>
      <p>{t.wood}</p>
      <suite-product data-template-id="9">
        <a href={view.link("/shop/product/9")}>{t.desk}</a>
      </suite-product>
      <p>{t.cable}</p>
      <suite-product data-template-id="39" data-show="picture name price">
        <a href={view.link("/shop/product/39")}>{t.tray}</a>
      </suite-product>
    </div>
  );
};
