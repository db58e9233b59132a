/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import { Opener } from "#demo/common/Opener.tsx";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

/** Returns the result of the last press on the button, from the address of its redirect. */
function outcome(view: View): string {
  const sent = new URLSearchParams(view.visit.path.split("?")[1]).get("notified");
  const said = localized(view, {
    en: {
      before: "Once notifications are on, the suite can send you one.",
      none: "None of your devices receives notifications yet: turn them on first.",
      some: "Sent. Your system shows it in a moment.",
    },
    ar: {
      before: "متى فُعّلت الإشعارات يمكن للنظام أن يرسل إليك واحدًا.",
      none: "لا جهاز لك يتلقى الإشعارات بعد: فعّلها أولًا.",
      some: "إنه في الطريق، وسيعرضه نظامك بعد لحظة.",
    },
  });
  return sent === null ? said.before : Number(sent) > 0 ? said.some : said.none;
}

export const example: Example = {
  preview: () => <Scene of="push" />,
  live: (view) => (
    <>
      <suite-push></suite-push>
      <hr class="between" />
      <Opener
        view={view}
        text={outcome(view)}
        action={localized(view, { en: "Send me a notification", ar: "أرسل إليّ إشعارًا" })}
        to="/qa/notify"
      />
    </>
  ),
  variants: (view) => [
    {
      ...localized(view, {
        en: {
          title: "Custom texts",
          note: "Explain the topic and frequency of notifications. The browser asks only after the visitor accepted.",
        },
        ar: { title: "بكلماتك أنت", note: "قل للناس بمَ ستخبرهم وكم مرة. ولا يأتي سؤال المتصفح إلا بعد سؤالك." },
      }),
      tag: (
        <suite-push
          data-text-title={localized(view, {
            en: "Hear of new chairs first?",
            ar: "أتود أن تعرف بالكراسي الجديدة أولًا؟",
          })}
          data-text-note={localized(view, { en: "About once a month.", ar: "نحو مرة في الشهر." })}
        ></suite-push>
      ),
    },
    {
      ...localized(view, {
        en: { title: "On a dark band", note: "Font, colours and scheme come from its container." },
        ar: { title: "على شريط داكن", note: "الخط والألوان والنظام مما يحيط به." },
      }),
      tag: <suite-push></suite-push>,
      stage: "dark",
    },
  ],
};
