import type { Hono } from "hono";
import { getContentCall, isSubscriberCall, subscribeCall } from "#marketing/api/mailing.ts";
import type { Parts } from "../area.ts";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { foreignKeyError, missingError } from "../fault.ts";
import { requireArguments, toInt, toText } from "../python.ts";
import { rpc } from "../rpc.ts";
import { violationOf } from "../violation.ts";
import type { Visit } from "../visit.ts";

/** Splits "Jane Doe <jane@example.com>"; any other text is both name and address. */
function splitAddress(text: string): { name: string; email: string } {
  const email = /[^ ,<@]+@[^> ,]+/.exec(text)?.[0];
  if (!email) return { name: text, email: text };
  return { name: text.slice(0, text.indexOf(email)).replace(/["<]/g, "").trim() || email, email };
}

/** Stores the contact and its subscription. Throws if the list does not exist. */
async function storeSubscription(database: Database, name: string, email: string, list: number): Promise<void> {
  try {
    // Keeps an opted-out subscription: the suite responds with true and respects the opt-out.
    await database.transaction(async (queries) => {
      await queries.query("insert into mailing_contact (name, email) values ($1, $2) on conflict (email) do nothing", [
        name,
        email,
      ]);
      await queries.query(
        "insert into mailing_subscription (contact_id, list_id) select id, $2 from mailing_contact where email = $1 on conflict do nothing",
        [email, list],
      );
    });
  } catch (error) {
    if (violationOf(error)?.kind !== "foreign key") throw error;
    throw foreignKeyError(
      "Mass Mailing Subscription Information (mail.mass_mailing.list_contact_rel)",
      "mail_mass_mailing_contact_list_rel_list_id_fkey",
    );
  }
}

/** Serves the calls of the subscribe block and the newsletter popup. @see docs/reference/marketing.md#marketing-10 */
export function mailingRoutes(app: Hono<SuiteEnv>, { database, sessions }: Pick<Parts, "database" | "sessions">): void {
  const subscriber = async (list: unknown, { user, session }: Visit) => {
    const email = user.role === "public" ? session.mailingEmail || null : user.email || (false as const);
    if (!email) return { is_subscriber: false, email };
    const rows = await database.query(
      `select from mailing_subscription join mailing_contact on mailing_contact.id = contact_id
       where list_id = $1 and email = $2 and not opt_out`,
      [toInt(list), email],
    );
    return { is_subscriber: rows.length > 0, email };
  };

  app.all(
    isSubscriberCall.path,
    rpc<typeof isSubscriberCall>(async (params, visit) => {
      requireArguments("is_subscriber", params, ["list_id"]);
      return subscriber(params["list_id"], visit);
    }),
  );

  app.all(
    subscribeCall.path,
    rpc<typeof subscribeCall>(async (params, { session }) => {
      requireArguments("subscribe", params, ["list_id", "email"]);
      const { name, email } = splitAddress(toText(params["email"], "replace"));
      await storeSubscription(database, name, email, toInt(params["list_id"]));
      await sessions.remember(session, { mailingEmail: email });
      return true;
    }),
  );

  app.all(
    getContentCall.path,
    rpc<typeof getContentCall>(async (params, visit) => {
      requireArguments("get_mass_mailing_content", params, ["newsletter_id"]);
      const known = await subscriber(params["newsletter_id"], visit);
      const id = toInt(params["newsletter_id"]);
      const [list] = await database.query<{ popup_content: string | null; popup_redirect_url: string | null }>(
        "select popup_content, popup_redirect_url from mailing_list where id = $1",
        [id],
      );
      if (!list) throw missingError(id);
      return { ...known, content: [list.popup_content ?? false], redirect_url: list.popup_redirect_url ?? false };
    }),
  );
}
