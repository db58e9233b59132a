/** @jsxImportSource hono/jsx */
import type { PageArea } from "#demo/common/area.ts";
import { TokensPage } from "./TokensPage.tsx";

export const area: PageArea = {
  routes(app, { show }) {
    app.get(
      "/tokens",
      show((view) => ({
        title: view.t.tokensTitle,
        sheets: ["example", "element", "tokens", "swatches"],
        popups: 0,
        content: <TokensPage view={view} />,
      })),
    );
  },
};
