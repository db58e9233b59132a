import type { Hono } from "hono";
import { followCall, isFollowerCall } from "#marketing/api/follow.ts";
import type { Parts } from "../area.ts";
import type { Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { attributeError } from "../fault.ts";
import { checkReadable } from "../model.ts";
import { requireArguments, toInt, toText } from "../python.ts";
import { rpc } from "../rpc.ts";

/** Returns the contact of an address; creates one if it is unknown. */
async function partnerFor(queries: Queries, email: string): Promise<number> {
  const [known] = await queries.query<{ id: number }>(
    "select id from partner where email <> '' and lower(email) = lower($1) order by id limit 1",
    [email],
  );
  if (known) return known.id;
  const [created] = await queries.query<{ id: number }>(
    "insert into partner (name, email) values ($1, $2) returning id",
    [email.split("@", 1)[0], email],
  );
  if (!created) throw new Error("The database did not return the new contact");
  return created.id;
}

/**
 * Serves the calls of the follow block.
 * @see docs/reference/marketing.md#marketing-3
 * @see docs/reference/marketing.md#marketing-4
 */
export function followRoutes(
  app: Hono<SuiteEnv>,
  { database, sessions, findModel }: Pick<Parts, "database" | "sessions" | "findModel">,
): void {
  app.all(
    isFollowerCall.path,
    rpc<typeof isFollowerCall>(async (params, { user, session }) => {
      requireArguments("is_follower", params, ["model", "res_id"]);
      findModel(params["model"]);
      const recordId = toInt(params["res_id"]);
      const signedIn = user.role !== "public";
      const partnerId = signedIn ? user.partnerId : session.partnerId;
      const [partner] = await database.query<{ email: string | null; follows: boolean }>(
        `select email, exists (select from follower where model = $2 and record_id = $3 and partner_id = partner.id) as follows
         from partner where id = $1`,
        [partnerId, params["model"], recordId],
      );
      const email = partner ? partner.email || (false as const) : "";
      return { is_user: signedIn, email, is_follower: partner?.follows ?? false, alias_name: false };
    }),
  );

  app.all(
    followCall.path,
    rpc<typeof followCall>(async (params, { user, session }) => {
      const { id = 0, object = null, message_is_follower: state = "on", email = false } = params;
      const model = findModel(object);
      const recordId = toInt(id);
      await checkReadable(database, model, recordId, user);
      const signedIn = user.role !== "public";
      if (!model.followable)
        throw attributeError(
          `'${String(object)}' object has no attribute '${signedIn ? "message_subscribe" : "_find_partner_from_emails"}'`,
        );
      const partnerId = signedIn ? user.partnerId : await partnerFor(database, toText(email, "split"));
      const key = [object, recordId, partnerId];
      if (state === "on") {
        await database.query("delete from follower where model = $1 and record_id = $2 and partner_id = $3", key);
        return false;
      }
      await database.query(
        "insert into follower (model, record_id, partner_id) values ($1, $2, $3) on conflict do nothing",
        key,
      );
      await sessions.remember(session, { partnerId });
      return true;
    }),
  );
}
