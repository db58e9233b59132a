import type { Methods, ModelCall } from "../callkw.ts";
import type { Database, Queries } from "../database.ts";
import { conditionOf, leavesOf, type Searchable } from "../domain.ts";
import { accessError } from "../fault.ts";
import { bindArguments, requireArguments, toInt } from "../python.ts";
import { readToken } from "./token.ts";

const searchable: Searchable = { table: "payment_token", fields: { id: "id", name: "text", acquirer_id: "id" } };

interface FoundToken {
  readonly id: number;
  readonly name: string;
  readonly acquirer_id: number;
  readonly acquirer: string;
  readonly verified: boolean;
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the records of one id or a list, as Python's methods take them. Throws for records of another owner; leaves out unknown ids. */
async function ownTokens(
  queries: Queries,
  { args, kwargs, user }: ModelCall,
  operation: "read" | "unlink",
): Promise<number[]> {
  const bound = bindArguments(operation, ["self"], args, kwargs);
  requireArguments(operation, bound, ["self"]);
  const ids = (Array.isArray(bound["self"]) ? bound["self"] : [bound["self"]]).map(toInt);
  for (const id of ids) {
    const token = await readToken(queries, id);
    if (token && token.partner_id !== user.partnerId) throw accessError("Payment Token", id, user.id, operation);
  }
  return ids;
}

/** Returns the methods of clients on stored cards. */
export const tokenMethods = (database: Database): Methods => ({
  search_read: async ({ args, kwargs, user }) => {
    const { domain, fields } = bindArguments("search_read", ["domain", "fields"], args, kwargs);
    const values: unknown[] = [user.partnerId];
    const condition = conditionOf(searchable, leavesOf(asList(domain)), values);
    const tokens = await database.query<FoundToken>(
      `select * from (select payment_token.id, payment_token.name, acquirer_id, payment_acquirer.name as acquirer, verified
         from payment_token join payment_acquirer on payment_acquirer.id = acquirer_id where partner_id = $1 and state = 'active') as token
       where ${condition} order by id desc`,
      values,
    );
    const wanted = asList(fields);
    return tokens.map(({ id, name, acquirer_id, acquirer, verified }) => {
      const record = { name, acquirer_id: [acquirer_id, acquirer], active: true, verified };
      const selected = Object.entries(record).filter(([field]) => wanted.length === 0 || wanted.includes(field));
      return { id, ...Object.fromEntries(selected) };
    });
  },

  get_linked_records: async (call) => {
    const ids = await ownTokens(database, call, "read");
    const linked = await database.query<{ id: number; name: string; token_id: number }>(
      "select id, name, token_id from sale_subscription where token_id = any ($1) order by id",
      [ids],
    );
    const recordsOf = (token: number) =>
      linked
        .filter(({ token_id }) => token_id === token)
        .map(({ id, name }) => ({ id, name, description: "Subscription", url: "/my" }));
    return Object.fromEntries(ids.map((id) => [id, recordsOf(id)]));
  },

  // deleting a deleted card is no error
  unlink: (call) =>
    database.transaction(async (queries) => {
      const ids = await ownTokens(queries, call, "unlink");
      await queries.query("update payment_token set state = 'archived' where id = any ($1)", [ids]);
      await queries.query("update sale_subscription set token_id = null where token_id = any ($1)", [ids]);
      return true;
    }),
});
