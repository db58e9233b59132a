import type { Queries } from "../database.ts";
import { Fault, missingError, typeError, valueError } from "../fault.ts";
import { pythonType } from "../python.ts";
import { type Line, type Order, readLines } from "./cart.ts";
import { limitOf, readProduct } from "./product.ts";

/** Beyond this no shelf, no sum and no column holds. */
const mostPieces = 1e9;

/** Python's `float()`: 2.5 and "2.5"; undefined for a text that is no number. Throws its TypeError, and ValueError beyond a billion. */
function toFloat(value: unknown): number | undefined {
  if (typeof value === "object" || value === undefined)
    throw typeError(`float() argument must be a string or a number, not '${pythonType(value)}'`);
  if (typeof value === "string" && !/^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(value)) return undefined;
  const number = Number(value);
  if (Math.abs(number) > mostPieces) throw valueError("numeric field overflow");
  return number;
}

/** As Python prints it: 500.0, 2.5. */
const printed = (quantity: number): string => (Number.isInteger(quantity) ? quantity.toFixed(1) : String(quantity));

/** `set` wins over `add`; neither is 0. A text that is no number sets 0 and adds 1. */
interface Change {
  readonly set?: unknown;
  readonly add?: unknown;
}

export interface Wish extends Change {
  readonly productId: number;
  /** Without it, the line of that product. */
  readonly lineId?: number;
  /** Options that are ordered with it. */
  readonly optionIds?: readonly number[];
  /** What it is an option of. */
  readonly linkedLineId?: number | null;
  /** Text that the customer chose beside the variant: such lines are not joined. */
  readonly notes?: readonly string[];
  /** The same of its options. */
  readonly optionNotes?: (id: number) => readonly string[];
}

export interface Updated {
  readonly line_id: number;
  /** Zero or less: the line is gone. */
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

/** A line that was never there is missing_error; one of another cart or product is not found, and a new one is made. */
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

/** Writes a quantity, of a line and of its options, and takes away what is nothing. */
async function write(queries: Queries, lineId: number, quantity: number): Promise<void> {
  await queries.query(
    quantity > 0
      ? "update sale_order_line set quantity = $2 where $1 in (id, linked_line_id)"
      : "delete from sale_order_line where id = $1 and $2::float8 <= 0",
    [lineId, quantity],
  );
}

/** Never more than there is, counting all lines of the product; the line's warning says what was cut. */
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

/**
 * Changes one line of a cart. Throws missing_error for a line or product that is not there, user_error for an archived variant.
 */
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
