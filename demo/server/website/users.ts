import type { Methods } from "../callkw.ts";
import type { Database } from "../database.ts";
import { attributeError, missingError, rightError } from "../fault.ts";
import { bindArguments, requireArguments, toInt } from "../python.ts";
import type { User } from "../session.ts";

/** Groups of this suite with their members. */
const groups: Readonly<Record<string, readonly User["role"][]>> = {
  "website.group_website_publisher": ["publisher", "admin"],
};

/**
 * A user's groups and own company. A company that the user is not allowed, or that does not exist, changes nothing: the response is `true` as
 * well.
 */
export const userMethods = (database: Database): Methods => ({
  has_group: ({ args, kwargs, user }) => {
    const { group_ext_id: group } = bindArguments("has_group", ["group_ext_id"], args, kwargs);
    return Promise.resolve(!!groups[String(group)]?.includes(user.role));
  },
  write: async ({ args, kwargs, user }) => {
    const given = bindArguments("write", ["ids", "vals"], args, kwargs);
    requireArguments("write", given, ["ids", "vals"]);
    const ids = (Array.isArray(given["ids"]) ? given["ids"] : [given["ids"]]).map((id) => toInt(id));
    const values = given["vals"];
    if (typeof values !== "object" || values === null) throw attributeError("'vals' object has no attribute 'items'");
    const others = ids.filter((id) => id !== user.id);
    if (others.length > 0 && user.role !== "admin")
      throw rightError("write", "res.users", ["Administration/Access Rights"], user.id);
    const known = await database.query<{ id: number }>("select id from account where id = any($1)", [ids]);
    const missing = ids.find((id) => !known.some((row) => row.id === id));
    if (missing !== undefined) throw missingError(missing, user.id);
    if ("company_id" in values)
      await database.query(
        `update account set company_id = $2 where id = any($1)
         and exists (select from account_company where account_id = account.id and account_company.company_id = $2)`,
        [ids, toInt(values.company_id)],
      );
    return true;
  },
});
