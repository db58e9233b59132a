/** @jsxImportSource hono/jsx */
import type { DemoPage, PageArea } from "#demo/common/area.ts";
import type { View } from "#demo/common/view.ts";
import { notFound } from "#demo/server/fault.ts";
import { type Guide, guides, reference, type Shelf } from "./guide.ts";
import { GuidePage } from "./GuidePage.tsx";

const pageOf = (shelf: Shelf, guide: Guide, view: View): DemoPage => ({
  title: guide.title,
  sheets: ["example", "element", "guide", "search"],
  scripts: ["aside", "search"],
  popups: 0,
  content: <GuidePage shelf={shelf} guide={guide} view={view} />,
});

/** The guides and the reference, from docs. */
export const area: PageArea = {
  routes(app, { show }) {
    for (const shelf of [guides, reference]) {
      app.get(
        `/${shelf.folder}`,
        show((view) => pageOf(shelf, shelf.contents, view)),
      );
      app.get(
        `/${shelf.folder}/:name`,
        show((view, c) => {
          const guide = shelf.documents.find(({ name }) => name === c.req.param("name"));
          if (!guide) throw notFound();
          return pageOf(shelf, guide, view);
        }),
      );
    }
  },
};
