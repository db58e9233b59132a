/** @jsxImportSource hono/jsx */
import type { PageArea } from "#demo/common/area.ts";
import { elementName } from "#demo/common/product/elements.ts";
import { notFound } from "#demo/server/fault.ts";
import { fillCollection } from "#demo/server/shop/samples.ts";
import { exampleOf } from "../examples/index.ts";
import { ElementPage } from "./ElementPage.tsx";

/** Page of each element. */
export const area: PageArea = {
  routes(app, { suite, show }) {
    app.get(
      "/elements/:tag",
      show(async (given, c) => {
        const { visit, elements } = given;
        const element = elements.find(({ tag }) => tag === c.req.param("tag"));
        if (!element) throw notFound();
        const example = await exampleOf(element);
        const isFilled = example.needsCollection && !suite.upstream;
        const view = isFilled ? { ...given, collection: await fillCollection(suite.database, visit) } : given;
        return {
          title: elementName(element.tag),
          sheets: ["example", "paste", "element", "guide", "search"],
          scripts: ["aside", "call-method", "event-log", "search"],
          popups: 0,
          viewKey: example.viewKey,
          content: <ElementPage element={element} example={example} view={view} />,
        };
      }),
    );
  },
};
