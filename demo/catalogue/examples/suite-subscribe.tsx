/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";

/** Newsletter section of a site. */
const Newsletter = ({ view, children }: { view: View; children?: Child }) => {
  const [title, text] = localized(view, {
    en: [
      "Stock and delivery news",
      "What is on the shelf, what leaves the harbour this month, and which piece waits for wood.",
    ],
    ar: ["أخبار المخزون والتوصيل", "ما على الرف، وما يغادر الميناء هذا الشهر، وأي قطعة تنتظر الخشب."],
  });
  return (
    <div class="newsletter">
      <div lang={view.textLang}>
        <p class="post-title">{title}</p>
        <p class="post-text">{text}</p>
      </div>
      {children}
    </div>
  );
};

export const example: Example = {
  page: "/newsletter",
  preview: () => <suite-subscribe data-list-id="2"></suite-subscribe>,
  live: (view) => (
    <Newsletter view={view}>
      <suite-subscribe data-list-id="2"></suite-subscribe>
    </Newsletter>
  ),
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "Custom texts", note: "Each text has an attribute, from the placeholder to the thanks." },
        ar: { title: "بكلماتك أنت", note: "لكل نص سمة، من النص التلميحي إلى الشكر." },
      }),
      tag: (
        <suite-subscribe
          data-list-id="1"
          data-text-subscribe={localized(view, { en: "Send me the letter", ar: "أرسلوا لي الرسالة" })}
          data-text-thanks={localized(view, { en: "Welcome aboard!", ar: "أهلًا بك!" })}
        ></suite-subscribe>
      ),
    },
    {
      ...localized(view, {
        en: {
          title: "Custom styles",
          note: "Custom properties reach the shadow root. The text colour of the button follows your accent, so that it stays readable.",
        },
        ar: {
          title: "بمظهرك أنت",
          note: "تصل الخصائص المخصصة إلى الداخل. ويتبع لون نص الزر لونك المميّز كي يبقى مقروءًا.",
        },
      }),
      tag: <suite-subscribe data-list-id="2"></suite-subscribe>,
      stage: "brand",
    },
    {
      ...localized(view, {
        en: {
          title: "Compact, square, loud",
          note: "Density and radius are tokens; other styles use a shadow part.",
        },
        ar: { title: "متراصّ ومربّع وصاخب", note: "الكثافة ونصف القطر رموز، وما لا يغطيه رمز فهو جزء ظل." },
      }),
      tag: <suite-subscribe data-list-id="2"></suite-subscribe>,
      stage: "compact",
    },
    {
      ...localized(view, {
        en: {
          title: "When it fails",
          note: "The list does not exist, so the suite rejects a subscription. Typed text stays.",
        },
        ar: { title: "حين يفشل", note: "لا توجد قائمة كهذه، ويقول النظام ذلك حين يشترك أحد. وما كُتب يبقى." },
      }),
      tag: <suite-subscribe data-list-id="4040"></suite-subscribe>,
    },
  ],
};
