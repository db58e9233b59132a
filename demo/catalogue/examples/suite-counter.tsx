/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";

const figures = (view: View, all = true) => {
  const { tables, years, repaired } = localized(view, {
    en: { tables: "tables a year", years: "years of warranty", repaired: "repaired, not replaced" },
    ar: { tables: "طاولة كل عام", years: "سنوات من الضمان", repaired: "أُصلح ولم يُستبدل" },
  });
  return (
    <dl class="counted">
      <div>
        <dt>{tables}</dt>
        <dd>
          <suite-counter>1,250+</suite-counter>
        </dd>
      </div>
      <div>
        <dt>{years}</dt>
        <dd>
          <suite-counter>10</suite-counter>
        </dd>
      </div>
      {all && (
        <div>
          <dt>{repaired}</dt>
          <dd>
            <suite-counter>98.5 %</suite-counter>
          </dd>
        </div>
      )}
    </dl>
  );
};

export const example: Example = {
  preview: (view) => figures(view, false),
  live: (view) => figures(view),
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "Faster", note: "Numbers keep their separators, prefix and suffix." },
        ar: { title: "أسرع", note: "تحتفظ الأرقام بفواصلها وما قبلها وما بعدها." },
      }),
      tag: <suite-counter data-duration="800">€ 3.5M</suite-counter>,
    },
  ],
};
