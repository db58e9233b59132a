/** @jsxImportSource hono/jsx */
import { notFound } from "#demo/server/fault.ts";
import type { PageArea } from "../area.ts";
import { ElementPage } from "../element/ElementPage.tsx";
import { exampleOf } from "../examples/index.ts";
import { Home } from "../home/Home.tsx";
import { TokensPage } from "../tokens/TokensPage.tsx";
import { elementName } from "./elements.ts";

/** The catalogue of all elements. */
export const area: PageArea = {
  routes(app, { show }) {
    app.get(
      "/",
      show((view) => ({
        title: view.t.elementsTitle,
        sheets: ["example", "paste", "search", "home"],
        scripts: ["call-method", "search"],
        popups: 0,
        // one of each element: those that somebody comes near are enough
        load: "visible",
        content: <Home view={view} />,
      })),
    );
    app.get(
      "/elements/:tag",
      show(async (view, c) => {
        const element = view.elements.find(({ tag }) => tag === c.req.param("tag"));
        if (!element) throw notFound();
        const example = await exampleOf(element);
        return {
          title: elementName(element.tag),
          sheets: ["example", "paste", "element", "search"],
          scripts: ["call-method", "event-log", "search"],
          popups: 0,
          content: <ElementPage element={element} example={example} view={view} />,
        };
      }),
    );
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
