/** @jsxImportSource hono/jsx */
import type { PageArea } from "#demo/common/area.ts";
import { elementName } from "#demo/common/product/elements.ts";
import { notFound } from "#demo/server/fault.ts";
import { exampleOf } from "../examples/index.ts";
import { ElementPage } from "./ElementPage.tsx";

/** Page of each element. */
export const area: PageArea = {
  routes(app, { show }) {
    app.get(
      "/elements/:tag",
      show(async (view, c) => {
        const element = view.elements.find(({ tag }) => tag === c.req.param("tag"));
        if (!element) throw notFound();
        const example = await exampleOf(element);
        return {
          title: elementName(element.tag),
          sheets: ["example", "paste", "element", "guide", "search"],
          scripts: ["call-method", "event-log", "search"],
          popups: 0,
          content: <ElementPage element={element} example={example} view={view} />,
        };
      }),
    );
  },
};
