import type { Queries } from "../database.ts";
import { Fault, missingError, typeError, valueError } from "../fault.ts";
import { pythonType } from "../python.ts";
import { type Line, type Order, readLines } from "./cart.ts";
import { limitOf, readProduct } from "./product.ts";

/** Limit of quantities, for sums and columns. */
const mostPieces = 1e9;

/** Converts like Python's `float()`: 2.5 and "2.5"; undefined for other texts. Throws its TypeError, and ValueError above a billion. */
function toFloat(value: unknown): number | undefined {
  if (typeof value === "object" || value === undefined)
    throw typeError(`float() argument must be a string or a number, not '${pythonType(value)}'`);
  if (typeof value === "string" && !/^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(value)) return undefined;
  const number = Number(value);
  if (Math.abs(number) > mostPieces) throw valueError("numeric field overflow");
  return number;
}

/** Formats a quantity like Python: 500.0, 2.5. */
const printed = (quantity: number): string => (Number.isInteger(quantity) ? quantity.toFixed(1) : String(quantity));

/** `set` wins over `add`; neither is 0. An invalid text sets 0 and adds 1. */
interface Change {
  readonly set?: unknown;
  readonly add?: unknown;
}

export interface Wish extends Change {
  readonly productId: number;
  /** Id of the line; the product's line if undefined. */
  readonly lineId?: number;
  /** Ids of options that are ordered with it. */
  readonly optionIds?: readonly number[];
  /** Id of the line that it is an option of. */
  readonly linkedLineId?: number | null;
  /** Notes of the customer; lines with notes are not joined. */
  readonly notes?: readonly string[];
  /** Notes of an option. */
  readonly optionNotes?: (id: number) => readonly string[];
}

export interface Updated {
  readonly line_id: number;
  /** Zero or less if the line was removed. */
  readonly quantity: number;
  readonly option_ids: number[];
  readonly warning?: string;
}

const sameIds = (a: readonly number[], b: readonly number[]): boolean =>
  [...a].sort().join() === [...new Set(b)].sort().join();

const hasUntracked = async (queries: Queries, productId: number): Promise<boolean> =>
  (
    await queries.query(
      "select from product join product_option using (template_id) where product.id = $1 and create_variant = 'no_variant' limit 1",
      [productId],
    )
  ).length > 0;

/** Finds a line. An unknown id is missing_error; a line of another cart or product is not found, so that a new line is created. */
async function findLine(
  queries: Queries,
  lines: readonly Line[],
  { productId, lineId, linkedLineId = null, optionIds = [], notes = [] }: Wish,
): Promise<Line | undefined> {
  if (lineId) {
    const [exists] = await queries.query("select from sale_order_line where id = $1", [lineId]);
    if (!exists) throw missingError(lineId);
    return lines.find(({ id, product_id }) => id === lineId && product_id === productId);
  }
  if (notes.length > 0 || (await hasUntracked(queries, productId))) return undefined;
  const optionsOf = (line: Line): number[] =>
    lines.filter(({ linked_line_id }) => linked_line_id === line.id).map(({ product_id }) => product_id);
  return lines.find(
    (line) =>
      line.product_id === productId &&
      line.linked_line_id === linkedLineId &&
      line.notes.length === 0 &&
      sameIds(optionsOf(line), optionIds),
  );
}

async function addLine(
  queries: Queries,
  order: Order,
  { productId, linkedLineId = null, notes = [] }: Wish,
): Promise<number> {
  const product = await readProduct(queries, productId);
  if (!product.active) throw Fault.suite("UserError", "user_error", "This product is no longer available.");
  const [line] = await queries.query<{ id: number }>(
    "insert into sale_order_line (order_id, product_id, quantity, linked_line_id, notes) values ($1, $2, 0, $3, $4) returning id",
    [order.id, productId, linkedLineId, notes],
  );
  if (!line) throw new Error("The database did not return the new line");
  return line.id;
}

function wanted(before: number, { set, add }: Change): number {
  const fixed = set ? (toFloat(set) ?? 0) : 0;
  if (fixed) return fixed;
  return add == null ? 0 : before + (toFloat(add) ?? 1);
}

/** Stores the quantity of a line and of its options, and removes empty lines. */
async function write(queries: Queries, lineId: number, quantity: number): Promise<void> {
  await queries.query(
    quantity > 0
      ? "update sale_order_line set quantity = $2 where $1 in (id, linked_line_id)"
      : "delete from sale_order_line where id = $1 and $2::float8 <= 0",
    [lineId, quantity],
  );
}

/** Limits the quantity to the stock over all lines of the product; the line's warning has the removed quantity. */
async function cut(
  queries: Queries,
  order: Order,
  lineId: number,
  quantity: number,
): Promise<{ quantity: number; warning: string } | undefined> {
  const lines = await readLines(queries, order.id);
  const line = lines.find(({ id }) => id === lineId);
  const limit = line && limitOf(line);
  if (!line || limit === null || limit === undefined) return undefined;
  const asked = lines
    .filter(({ product_id }) => product_id === line.product_id)
    .reduce((sum, each) => sum + each.quantity, 0);
  if (asked <= limit) return undefined;
  const left = quantity - (asked - limit);
  await write(queries, lineId, left);
  if (left <= 0) return { quantity: left, warning: `${line.display_name} is sold out and was taken from your cart.` };
  const warning = `You ask for ${printed(asked)} products but only ${printed(left)} is available`;
  await queries.query("update sale_order_line set warning = $2 where id = $1", [lineId, warning]);
  return { quantity: left, warning };
}

/** Changes one line of a cart. Throws missing_error for an unknown line or product, user_error for an archived variant. */
export async function updateCart(queries: Queries, order: Order, wish: Wish): Promise<Updated> {
  const lines = await readLines(queries, order.id);
  const line = await findLine(queries, lines, wish);
  const lineId = line?.id ?? (await addLine(queries, order, wish));
  const quantity = wanted(line?.quantity ?? 0, wish);
  const option_ids = lines.filter(({ linked_line_id }) => linked_line_id === lineId).map(({ id }) => id);
  await write(queries, lineId, quantity);
  const changed = quantity > 0 ? await cut(queries, order, lineId, quantity) : undefined;
  return { line_id: lineId, quantity, option_ids, ...changed };
}
