/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import { weave } from "#demo/common/texts/index.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const opener = (view: View) => {
  const { open, where } = localized(view, {
    en: { open: "Open the chat", where: "It floats at the corner of this page, above the content." },
    ar: { open: "افتح المحادثة", where: "تطفو في زاوية هذه الصفحة، فوق ما يكون هناك." },
  });
  return (
    <>
      <div class="opener">
        <p lang={view.textLang}>{where}</p>
        <button type="button" class="action primary" lang={view.textLang} data-call="open" data-on="livechat">
          {open}
        </button>
      </div>
      <suite-livechat id="livechat" data-channel-id="1"></suite-livechat>
    </>
  );
};

/** Link to the operator's side of the chat. */
const partner = (view: View) => {
  const { text, console } = localized(view, {
    en: {
      text: "To try both sides, answer on {console} in a second browser or a private window.",
      console: "the operator’s console",
    },
    ar: {
      text: "العرض متصفحان جنبًا إلى جنب: أجب من {console} في متصفح آخر أو في نافذة خاصة.",
      console: "لوحة موظف المحادثة",
    },
  });
  return (
    <p class="aside-note" lang={view.textLang}>
      {weave(text, { console: <a href={view.link("/operator")}>{console}</a> })}
    </p>
  );
};

const door = (view: View, path: string) => (
  <div class="opener">
    <a class="action" lang={view.textLang} href={view.link(path)}>
      {view.t.cardWatch}
    </a>
  </div>
);

export const example: Example = {
  page: "/try/livechat",
  preview: () => <Scene of="livechat" />,
  live: (view) => (
    <>
      {opener(view)}
      {partner(view)}
    </>
  ),
  variants: (view) => [
    {
      ...localized(view, {
        en: {
          title: "Custom texts, on the other side",
          note: "Each text has an attribute. `start` is left; in right-to-left languages it is right.",
        },
        ar: {
          title: "بكلماتك وفي الجانب الآخر",
          note: "لكل نص سمة. والبداية يسار، وهي يمين في اللغات التي تُكتب من اليمين.",
        },
      }),
      tag: (
        <suite-livechat
          data-channel-id="1"
          data-position="start"
          data-button-text={localized(view, { en: "Ask the workshop", ar: "اسأل الورشة" })}
          data-default-message={localized(view, {
            en: "Good day! Which piece is it about?",
            ar: "نهارك سعيد! عن أي قطعة تسأل؟",
          })}
        ></suite-livechat>
      ),
      live: door(view, "/try/livechat/start"),
    },
    {
      ...localized(view, {
        en: {
          title: "Without a page history",
          note: "Operators can request the pages that a visitor saw. Without the history nothing is recorded, and the request gets no response.",
        },
        ar: {
          title: "بلا سجل صفحات",
          note: "يتيح النظام للموظفين أن يسألوا عن الصفحات التي رآها الزائر. وبإيقافه لا يُدوَّن شيء ولا يصلهم جواب.",
        },
      }),
      tag: <suite-livechat data-channel-id="1" data-history="off"></suite-livechat>,
      live: null,
    },
    {
      ...localized(view, {
        en: {
          title: "Opens by itself",
          note: "A rule of the channel, not an attribute: on which addresses, after how many seconds, or without a button.",
        },
        ar: {
          title: "تُفتح من تلقاء نفسها",
          note: "ليست سمة بل قاعدة للقناة: في أي العناوين، وبعد كم ثانية، أو بلا زر أصلًا.",
        },
      }),
      tag: <suite-livechat data-channel-id="2"></suite-livechat>,
      live: door(view, "/try/livechat/shop"),
    },
  ],
};
