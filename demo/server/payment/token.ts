import type { Queries } from "../database.ts";
import type { Session } from "../session.ts";
import type { Visit } from "../visit.ts";

/** A saved card. Nothing of it is stored but what its name says. */
export interface Token {
  readonly id: number;
  /** The last four digits and the holder, such as XXXXXXXXXXXX4242 - Joel Willis. */
  readonly name: string;
  readonly acquirer_id: number;
  readonly partner_id: number | null;
  readonly state: "unconfirmed" | "active" | "archived";
  /** Whether the provider or the bank looked at it without a payment. */
  readonly verified: boolean;
  /** Where who entered it goes once the bank was asked. */
  readonly return_url: string;
}

const tokenColumns = "id, name, acquirer_id, partner_id, state, verified, return_url";

/** A customer's cards are theirs everywhere; a stranger's are those of the session. */
const ownerOf = ({ user, session }: Pick<Visit, "user" | "session">) =>
  user.role === "public"
    ? { column: "session_id", value: session.id }
    : { column: "partner_id", value: user.partnerId };

/** The cards that may pay, the newest first. */
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

/** What the bank says of a card. False where it was said before, or the card is gone. */
export async function confirmToken(queries: Queries, id: number, isConfirmed: boolean): Promise<boolean> {
  const changed = await queries.query(
    "update payment_token set state = $2, verified = $3 where id = $1 and state = 'unconfirmed' returning id",
    [id, isConfirmed ? "active" : "archived", isConfirmed],
  );
  return changed.length > 0;
}

/** Who signs in keeps the cards that they entered before. */
export async function keepTokens(queries: Queries, { id, user }: Session): Promise<void> {
  if (user.role !== "public")
    await queries.query("update payment_token set partner_id = $2, session_id = null where session_id = $1", [
      id,
      user.partnerId,
    ]);
}
