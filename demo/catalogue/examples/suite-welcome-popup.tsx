/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const greeting = (view: View) => {
  const { title, text, action } = localized(view, {
    en: {
      title: "The winter workshop is open",
      text: "Until February, every bench comes with a cushion of undyed wool.",
      action: "See the benches",
    },
    ar: {
      title: "ورشة الشتاء مفتوحة",
      text: "حتى فبراير، يأتي كل مقعد مع وسادة من الصوف الطبيعي.",
      action: "شاهد المقاعد",
    },
  });
  return (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
      <p>
        <a class="action primary" href={view.link("/shop")}>
          {action}
        </a>
      </p>
    </>
  );
};

/** No popup opens by itself in the catalogue (`data-popup-limit="0"`); visitors can open one. */
const opener = (view: View) => (
  <div class="opener">
    <button type="button" class="action primary" lang={view.textLang} data-call="open" data-on="welcome">
      {localized(view, { en: "Open the popup", ar: "افتح النافذة" })}
    </button>
    <suite-welcome-popup id="welcome">{greeting(view)}</suite-welcome-popup>
  </div>
);

export const example: Example = {
  preview: () => <Scene of="welcome" />,
  live: opener,
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "Once a week", note: "Stored in the cookie of the suite's theme." },
        ar: { title: "مرة في الأسبوع", note: "ملف تعريف الارتباط الذي يتذكرها هو نفسه في قالب النظام." },
      }),
      tag: (
        <suite-welcome-popup data-days="7">
          <h2>Winter sale</h2>
        </suite-welcome-popup>
      ),
      live: null,
    },
  ],
};
