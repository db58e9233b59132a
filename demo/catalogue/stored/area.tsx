/** @jsxImportSource hono/jsx */
import type { PageArea } from "#demo/common/area.ts";
import { answersChats } from "#demo/server/chat/operator.ts";
import { findStored, storedKinds } from "#demo/server/stored.ts";
import { StoredPage } from "./StoredPage.tsx";
import { storedTexts } from "./texts.ts";

/** Longest search text, in characters. */
const longestSearch = 200;

export const area: PageArea = {
  title: { en: "What is stored", ar: "ما حُفظ" },
  links: [{ path: "/operator/stored", sequence: 73, texts: storedTexts }],
  routes(app, { suite, show }) {
    app.get(
      "/operator/stored",
      show(async (view, c) => {
        const isOurs = suite.accounts.length > 0;
        const chosen = storedKinds.find(({ name }) => name === c.req.query("of"));
        const text = (c.req.query("q") ?? "").trim().slice(0, longestSearch);
        const kinds = isOurs && answersChats(view.visit.user) ? (chosen ? [chosen] : storedKinds) : [];
        const found = await Promise.all(
          kinds.map(async (kind) => ({ kind, ...(await findStored(suite.database, kind, text)) })),
        );
        return {
          title: storedTexts[view.textLang].title,
          sheets: ["try"],
          content: <StoredPage view={view} isOurs={isOurs} chosen={chosen} text={text} found={found} />,
        };
      }),
    );
  },
};
