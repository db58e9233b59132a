import type { Hono } from "hono";
import { historyCall } from "#chat/api/page-history.ts";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { escapeHtml } from "../html.ts";
import { requireArguments, toInt } from "../python.ts";
import { rpc } from "../rpc.ts";
import type { Bus } from "./bus/bus.ts";
import { chatOf, isMember, partnerChannel } from "./channel.ts";

const link = (page: string): string => `<li><a href="${escapeHtml(page)}" target="_blank">${escapeHtml(page)}</a></li>`;

/** Returns true for paths of this site: a visitor must not choose what an operator opens. */
const isPath = (page: unknown): page is string => typeof page === "string" && /^\/(?![/\\])/.test(page);

/** Returns the message with the pages that a visitor saw. */
export function historyBody(pages: unknown): string {
  const paths = Array.isArray(pages) ? pages.filter(isPath) : [];
  return paths.length > 0
    ? `<span class="o_mail_notification"><ul>${paths.map(link).join("")}</ul></span>`
    : "No history found";
}

/** Serves the visitor's response to a history command, for one member of the chat. */
export function pageHistoryRoutes(app: Hono<SuiteEnv>, database: Database, bus: Bus): void {
  app.all(
    historyCall.path,
    rpc<typeof historyCall>(async (params) => {
      requireArguments("history_pages", params, ["pid", "channel_uuid"]);
      const chat = await chatOf(database, params["channel_uuid"]);
      const partnerId = toInt(params["pid"]);
      if (!chat || !(await isMember(database, chat.id, partnerId))) return true;
      const message = { body: historyBody(params["page_history"]), channel_ids: [chat.id], info: "transient_message" };
      await database.transaction((queries) => bus.publish(queries, [{ channel: partnerChannel(partnerId), message }]));
      return true;
    }),
  );
}
