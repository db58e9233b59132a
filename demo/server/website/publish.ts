import type { Hono } from "hono";
import type { publishCall } from "#website/api/publish.ts";
import type { Parts } from "../area.ts";
import type { SuiteEnv } from "../env.ts";
import { attributeError, missingError, rightError } from "../fault.ts";
import { requireArguments, toInt } from "../python.ts";
import { rpc } from "../rpc.ts";
import type { User } from "../session.ts";

/** Publishers may publish pages only, not records of other modules. @see docs/reference/website.md#website-3 */
const mayWrite = ({ role }: User, model: string): boolean =>
  role === "admin" || (role === "publisher" && model === "website.page");

/** Serves the toggle of published pages. */
export function publishRoutes(
  app: Hono<SuiteEnv>,
  { database, findModel }: Pick<Parts, "database" | "findModel">,
): void {
  app.all(
    "/website/publish",
    rpc<typeof publishCall>(async (params, { user }) => {
      requireArguments("publish", params, ["id", "object"]);
      const model = findModel(params["object"]);
      const name = String(params["object"]);
      if (!model.publishable) throw attributeError(`'${name}' object has no attribute 'website_published'`);
      const id = toInt(params["id"]);
      if (!mayWrite(user, name)) throw rightError("write", name, ["Website/Editor and Designer"], user.id);
      const [row] = await database.query<{ published: boolean }>(
        `update ${model.table} set published = not published where id = $1 returning published`,
        [id],
      );
      if (!row) throw missingError(id, user.id);
      return row.published;
    }),
  );
}
