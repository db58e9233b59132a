/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import { sampleOrder } from "#demo/server/portal/orders/sample.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  page: `/my/orders/${sampleOrder.id}?access_token=${sampleOrder.token}`,
  preview: () => <Scene of="tracker" />,
  live: (view) => {
    const { quotation, details, terms, offer } = localized(view, {
      en: { quotation: "Quotation", details: "Details", terms: "Terms", offer: "Three chairs of oak, in five weeks." },
      ar: {
        quotation: "عرض السعر",
        details: "التفاصيل",
        terms: "الشروط",
        offer: "ثلاثة كراسي من البلوط، خلال خمسة أسابيع.",
      },
    });
    return (
      <div class="beside">
        <suite-doc-menu data-content="#document"></suite-doc-menu>
        <div id="document">
          <h2>{quotation}</h2>
          <p>{offer}</p>
          <h3>{details}</h3>
          <p>{offer}</p>
          <h3>{terms}</h3>
          <p>{offer}</p>
        </div>
      </div>
    );
  },
  variants: () => [],
};
