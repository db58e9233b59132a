/** @jsxImportSource hono/jsx */
import type { Area } from "#demo/server/area.ts";
import { Newsletter } from "./Newsletter.tsx";

export const marketingPages: Area["pages"] = (app, { render }) => {
  app.get("/newsletter", (c) => {
    const { role } = c.var.visit.user;
    const editor = role === "publisher" || role === "admin";
    return render(c, { title: "Newsletter", content: <Newsletter editor={editor} /> });
  });
};
