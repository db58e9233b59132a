/** @jsxImportSource hono/jsx */
import type { Area } from "#demo/server/area.ts";
import { blockTexts } from "./block-texts.ts";
import { Newsletter } from "./Newsletter.tsx";

export const marketingPages: Area["pages"] = (app, { render }) => {
  app.get("/newsletter", (c) => {
    const { role } = c.var.visit.user;
    const editor = role === "publisher" || role === "admin";
    return render(c, {
      title: blockTexts(c.var.visit).newsletter,
      content: <Newsletter visit={c.var.visit} editor={editor} />,
    });
  });
};
