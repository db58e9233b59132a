/** @jsxImportSource hono/jsx */
import type { PageArea } from "#demo/common/area.ts";
import { serve } from "#demo/server/static.ts";
import { catalogueIndex } from "./catalogue-index.ts";
import { find, longestQuery, sentenceOf } from "./search.ts";
import { SearchPage } from "./SearchPage.tsx";

/** Search of the catalogue. */
export const area: PageArea = {
  routes(app, { show, build }) {
    app.get(
      "/search",
      show((view, c) => {
        const query = (c.req.query("q") ?? "").slice(0, longestQuery).trim();
        const results = find(catalogueIndex(view.elements).index, query);
        const sentence = query && sentenceOf(results, query, view.t);
        return {
          // screen readers read the title of a new page first
          title: results.isNear && sentence ? sentence : view.t.searchTitle,
          sheets: ["element", "search"],
          scripts: ["search"],
          popups: 0,
          content: <SearchPage query={query} sentence={sentence} found={results.found} view={view} />,
        };
      }),
    );
    app.get(
      "/search/index.json",
      serve(async () => catalogueIndex((await build()).elements).file),
    );
  },
};
