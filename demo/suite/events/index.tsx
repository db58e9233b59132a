/** @jsxImportSource hono/jsx */
import type { Render } from "#demo/server/area.ts";
import type { EventPages } from "#demo/server/events/pages.ts";
import { CompletePage } from "./Complete.tsx";

export const eventPages = (render: Render): EventPages => ({
  complete: (c, event, attendees) =>
    render(c, {
      title: event.name,
      content: <CompletePage visit={c.var.visit} event={event} attendees={attendees} />,
    }),
});
