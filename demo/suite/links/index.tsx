/** @jsxImportSource hono/jsx */
import type { Render } from "#demo/server/area.ts";
import type { LinkPages } from "#demo/server/links/pages.ts";
import { Links } from "./Links.tsx";
import { LinkStats } from "./LinkStats.tsx";
import { linkTexts } from "./texts.ts";

export const linkPages = (render: Render): LinkPages => ({
  tracker: (c, url, filter, links) =>
    render(c, {
      title: linkTexts(c.var.visit).tracker,
      content: <Links visit={c.var.visit} url={url} filter={filter} links={links} />,
    }),
  statistics: (c, link, summary) =>
    render(c, {
      title: linkTexts(c.var.visit).linkStatistics,
      content: <LinkStats visit={c.var.visit} link={link} summary={summary} />,
    }),
});
