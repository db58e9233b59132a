/** @jsxImportSource hono/jsx */
import type { DemoPage, PageArea } from "#demo/common/area.ts";
import type { View } from "#demo/common/view.ts";
import { notFound } from "#demo/server/fault.ts";
import { contents, type Guide, guides } from "./guide.ts";
import { GuidePage } from "./GuidePage.tsx";

const pageOf = (guide: Guide, view: View): DemoPage => ({
  title: guide.title,
  sheets: ["example", "element", "guide", "search"],
  scripts: ["search"],
  popups: 0,
  content: <GuidePage guide={guide} view={view} />,
});

/** Guides of docs/guides. */
export const area: PageArea = {
  routes(app, { show }) {
    app.get(
      "/guides",
      show((view) => pageOf(contents, view)),
    );
    app.get(
      "/guides/:name",
      show((view, c) => {
        const guide = guides.find(({ name }) => name === c.req.param("name"));
        if (!guide) throw notFound();
        return pageOf(guide, view);
      }),
    );
  },
};
