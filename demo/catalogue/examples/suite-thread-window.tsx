/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import { repairUuid, threadUuid } from "#demo/server/chat/seed/thread.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const name = "SO042 · Delivery";

/** The windows open on request: on phones each one covers the whole screen. */
const opener = (view: View, ids: string, windows: Child) => {
  const { open, where } = localized(view, {
    en: { open: "Open the chat", where: "It is at the bottom of this page, in the corner." },
    ar: { open: "افتح المحادثة", where: "تقف في أسفل هذه الصفحة، في الزاوية." },
  });
  return (
    <>
      <div class="opener">
        <p lang={view.textLang}>{where}</p>
        <button type="button" class="action primary" lang={view.textLang} data-call="open" data-on={ids}>
          {open}
        </button>
      </div>
      <template data-for={ids}>{windows}</template>
    </>
  );
};

const one = (view: View) =>
  opener(
    view,
    "thread",
    <suite-thread-window id="thread" data-uuid={threadUuid} data-name={name}></suite-thread-window>,
  );

const pair = (id: (name: string) => string | undefined) => (
  <>
    <suite-thread-window id={id("delivery")} data-uuid={threadUuid} data-name={name}></suite-thread-window>
    {"\n"}
    <suite-thread-window id={id("repair")} data-uuid={repairUuid} data-name="Repair of a chair"></suite-thread-window>
  </>
);

export const example: Example = {
  page: "/try/thread-window",
  preview: () => <Scene of="thread" />,
  live: one,
  variants: (view) => [
    {
      ...localized(view, {
        en: {
          title: "Two side by side",
          note: "Any number of documents on a page, side by side.",
        },
        ar: { title: "نافذتان جنبًا إلى جنب", note: "بعدد المستندات التي في الصفحة، وكل نافذة تفسح للتالية." },
      }),
      tag: pair(() => undefined),
      live: opener(
        view,
        "delivery repair",
        pair((name) => name),
      ),
    },
    {
      ...localized(view, {
        en: {
          title: "Initially folded",
          note: "Afterwards in the visitor’s last state, in this browser. Phones have no folded state.",
        },
        ar: { title: "مطوية في البداية", note: "ثم كما تركها الزائر في هذا المتصفح. ولا مكان للطي على الهواتف." },
      }),
      tag: (
        <suite-thread-window data-uuid={repairUuid} data-name="Repair of a chair" data-folded=""></suite-thread-window>
      ),
      live: opener(
        view,
        "folded",
        <suite-thread-window
          id="folded"
          data-uuid={repairUuid}
          data-name="Repair of a chair"
          data-folded=""
        ></suite-thread-window>,
      ),
    },
    {
      ...localized(view, {
        en: { title: "On the other side", note: "`start` is left; in right-to-left languages it is right." },
        ar: { title: "في الجانب الآخر", note: "البداية يسار، وهي يمين في اللغات التي تُكتب من اليمين." },
      }),
      tag: <suite-thread-window data-uuid={threadUuid} data-name={name} data-position="start"></suite-thread-window>,
      live: opener(
        view,
        "start",
        <suite-thread-window
          id="start"
          data-uuid={threadUuid}
          data-name={name}
          data-position="start"
        ></suite-thread-window>,
      ),
    },
  ],
};
