/** @jsxImportSource hono/jsx */
import type { Area } from "#demo/server/area.ts";
import { Corporate } from "./stock/Corporate.tsx";

/** The home page of the corporate theme, which is loaded again when somebody goes back to it. Source: behaviour/theme-snippets.md item 36. */
export const themePages: Area["pages"] = (app, { render }) => {
  app.get("/corporate", (c) =>
    render(c, { title: "Home", sheets: ["theme/theme.css"], reloadsOnReturn: true, content: <Corporate /> }),
  );
};
