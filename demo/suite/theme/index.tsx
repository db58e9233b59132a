/** @jsxImportSource hono/jsx */
import { textsFor } from "#demo/common/texts/index.ts";
import type { Area } from "#demo/server/area.ts";
import { Corporate } from "./built-in/Corporate.tsx";

/** Home page of the corporate theme. The browser loads it again when a visitor goes back to it, as the suite's page requires. */
export const themePages: Area["pages"] = (app, { render }) => {
  app.get("/corporate", (c) =>
    render(c, {
      title: textsFor(c.var.visit, { en: "Home", ar: "الرئيسية" }),
      sheets: ["theme/theme.css"],
      reloadsOnReturn: true,
      content: <Corporate visit={c.var.visit} />,
    }),
  );
};
