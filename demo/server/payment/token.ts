import type { Queries } from "../database.ts";
import type { Session } from "../session.ts";
import type { Visit } from "../visit.ts";

/** Stored card. Only its name is stored. */
export interface Token {
  readonly id: number;
  /** Last four digits and holder, such as XXXXXXXXXXXX4242 - Joel Willis. */
  readonly name: string;
  readonly acquirer_id: number;
  readonly partner_id: number | null;
  readonly state: "unconfirmed" | "active" | "archived";
  /** True if the provider or the bank checked the card without a payment. */
  readonly verified: boolean;
  /** Next page after the bank's response. */
  readonly return_url: string;
}

const tokenColumns = "id, name, acquirer_id, partner_id, state, verified, return_url";

/** Returns the owner of cards: the customer, or the session of an anonymous visitor. */
const ownerOf = ({ user, session }: Pick<Visit, "user" | "session">) =>
  user.role === "public"
    ? { column: "session_id", value: session.id }
    : { column: "partner_id", value: user.partnerId };

/** Returns the cards that may pay, newest first. */
export function listTokens(queries: Queries, visit: Visit): Promise<Token[]> {
  const { column, value } = ownerOf(visit);
  return queries.query(
    `select ${tokenColumns} from payment_token where ${column} = $1 and state = 'active' order by id desc`,
    [value],
  );
}

export async function readToken(queries: Queries, id: number): Promise<Token | undefined> {
  const [found] = await queries.query<Token>(`select ${tokenColumns} from payment_token where id = $1`, [id]);
  return found;
}

type NewToken = Pick<Token, "name" | "acquirer_id" | "state" | "verified" | "return_url">;

export async function createToken(queries: Queries, visit: Visit, values: NewToken): Promise<Token> {
  const { column, value } = ownerOf(visit);
  const [made] = await queries.query<Token>(
    `insert into payment_token (name, acquirer_id, state, verified, return_url, ${column}) values ($1, $2, $3, $4, $5, $6)
     returning ${tokenColumns}`,
    [values.name, values.acquirer_id, values.state, values.verified, values.return_url, value],
  );
  if (!made) throw new Error("The database did not return the new card");
  return made;
}

/** Stores the bank's response. Returns false for a repeated response and for a deleted card. */
export async function confirmToken(queries: Queries, id: number, isConfirmed: boolean): Promise<boolean> {
  const changed = await queries.query(
    "update payment_token set state = $2, verified = $3 where id = $1 and state = 'unconfirmed' returning id",
    [id, isConfirmed ? "active" : "archived", isConfirmed],
  );
  return changed.length > 0;
}

/** Moves the cards of a session to the account that signs in. */
export async function keepTokens(queries: Queries, { id, user }: Session): Promise<void> {
  if (user.role !== "public")
    await queries.query("update payment_token set partner_id = $2, session_id = null where session_id = $1", [
      id,
      user.partnerId,
    ]);
}
