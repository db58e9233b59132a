/** @jsxImportSource hono/jsx */
import type { PageArea } from "#demo/common/area.ts";
import { themeTexts } from "./texts/index.ts";
import { fromQuery } from "./theme/address.ts";
import { ruleFor } from "./theme/css.ts";
import { ThemeBuilder } from "./ThemeBuilder.tsx";

/** The theme builder: tokens by colour pickers and sliders. */
export const area: PageArea = {
  routes(app, { show }) {
    app.get(
      "/theme",
      show((view, c) => ({
        title: themeTexts[view.textLang].title,
        sheets: ["theme-builder"],
        scripts: ["theme-builder"],
        popups: 0,
        hasFrames: true,
        content: <ThemeBuilder view={view} query={new URL(c.req.url).searchParams} />,
      })),
    );
    // A strict policy forbids inline styles, so the theme of an address has a style sheet with the same address.
    app.get("/demo/theme-stage.css", (c) => {
      c.header("Content-Type", "text/css; charset=utf-8");
      return c.body(ruleFor(fromQuery(new URL(c.req.url).searchParams).theme, ".theme-stage"));
    });
  },
};
