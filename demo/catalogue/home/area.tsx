/** @jsxImportSource hono/jsx */
import type { PageArea } from "#demo/common/area.ts";
import { Home } from "./Home.tsx";

export const area: PageArea = {
  routes(app, { show }) {
    app.get(
      "/",
      show((view) => ({
        title: view.t.elementsTitle,
        sheets: ["example", "paste", "search", "home"],
        scripts: ["call-method", "search"],
        popups: 0,
        // one of each element: only those near the viewport start
        load: "visible",
        content: <Home view={view} />,
      })),
    );
  },
};
