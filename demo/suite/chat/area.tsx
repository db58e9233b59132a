/** @jsxImportSource hono/jsx */
import { fileURLToPath } from "node:url";
import { scripts } from "#demo/common/scripts.ts";
import { Console } from "#demo/operator/Console.tsx";
import { consoleTexts } from "#demo/operator/texts.ts";
import { buttonOptions, findDesk, operatorsOnline } from "#demo/server/chat/desk.ts";
import { answersChats } from "#demo/server/chat/operator.ts";
import { notFound } from "#demo/server/fault.ts";
import { files } from "#demo/server/static.ts";
import type { SuiteArea } from "../area.ts";
import { ButtonScript } from "./ButtonScript.tsx";
import { LivechatPage, looks } from "./Livechat.tsx";
import { ThreadWindowPage } from "./ThreadWindow.tsx";

const inOperator = (path: string): string => fileURLToPath(new URL(`../../operator/${path}`, import.meta.url));

/** Live chat channel of the website. */
const liveChatChannel = 1;

const livechat = {
  path: "/try/livechat",
  sequence: 30,
  isInFooter: true,
  texts: {
    en: {
      title: "Live chat",
      note: "A chat that stays open across pages and visits.",
    },
    ar: { title: "محادثة مباشرة", note: "واجهة متجر خلفها من يجيب: اسأل وغادر وعد، فالمحادثة ما زالت هناك." },
  },
};

const threadWindow = {
  path: "/try/thread-window",
  sequence: 31,
  isInFooter: true,
  texts: {
    en: {
      title: "Chat of a delivery",
      note: "A document of the portal, with its chat at the bottom of the page.",
    },
    ar: { title: "محادثة توصيل", note: "مستند من البوابة، والحديث عنه في أسفل الصفحة." },
  },
};

export const area: SuiteArea = {
  title: { en: "Live chat", ar: "المحادثة" },
  tail: async ({ database, visit, address }) => {
    const desk = await findDesk(database, liveChatChannel);
    const [operator] = await operatorsOnline(database, desk, visit);
    return <ButtonScript origin={new URL(address).origin} options={operator && buttonOptions(desk, visit)} />;
  },
  links: [
    livechat,
    threadWindow,
    {
      path: "/operator",
      sequence: 70,
      isInFooter: true,
      texts: {
        en: {
          title: "Operator’s console",
          note: "The operator’s side of the live chat. Open it in a second browser.",
        },
        ar: { title: "لوحة موظف المحادثة", note: "الجانب الآخر من المحادثة. العرض متصفحان جنبًا إلى جنب." },
      },
    },
  ],
  routes(app, { suite, show }) {
    app.get(
      "/try/livechat/:look?",
      show((view, c) => {
        const look = looks.find((known) => known === (c.req.param("look") ?? ""));
        if (look === undefined) throw notFound();
        return {
          title: livechat.texts[view.textLang].title,
          sheets: ["example", "try"],
          scripts: ["forget"],
          content: <LivechatPage view={view} look={look} />,
        };
      }),
    );
    app.get(
      threadWindow.path,
      show((view) => ({
        title: threadWindow.texts[view.textLang].title,
        sheets: ["example", "try"],
        scripts: ["call-method", "open-chat"],
        content: <ThreadWindowPage view={view} />,
      })),
    );
    app.get("/demo/operator/:path{.+\\.js}", scripts(inOperator("browser")));
    app.get("/demo/operator/console.css", files(inOperator("."), { name: "console.css" }));
    app.get(
      "/operator",
      show((view) => {
        const isOurs = suite.accounts.length > 0;
        const scripts = isOurs && answersChats(view.visit.user) ? ["operator/console"] : [];
        return {
          title: consoleTexts[view.textLang].title,
          sheets: ["operator/console"],
          scripts,
          content: <Console view={view} isOurs={isOurs} />,
        };
      }),
    );
  },
};
