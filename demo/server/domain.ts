import { valueError } from "./fault.ts";
import { pythonRepr, pythonText, toInt } from "./python.ts";

type Kind = "id" | "text" | "moment";

/** A model whose records can be searched. */
export interface Searchable {
  readonly table: string;
  /** By name; columns are called the same. */
  readonly fields: Readonly<Record<string, Kind>>;
}

/** What must hold for a record. */
export type Leaf = readonly [field: string, operator: string, value: unknown];

const operators = ["=", "!=", "<", "<=", ">", ">="];

const isLeaf = (value: unknown): value is Leaf =>
  Array.isArray(value) &&
  value.length === 3 &&
  typeof value[0] === "string" &&
  operators.some((operator) => operator === value[1]);

/** The suite's ValueError for a field that a model does not have. */
export const invalidField = (table: string, [field, operator, value]: Leaf): Error =>
  valueError(
    `Invalid field '${field}' in leaf "<osv.ExtendedLeaf: ('${field}', '${operator}', ${pythonRepr(value)}) on ${table} (ctx: )>"`,
  );

/** A day alone is its end for what comes after it or not, and its start otherwise: as the suite compares it. */
function toMoment(value: unknown, operator: string): string {
  const [, day, time] = (typeof value === "string" && /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d))?$/.exec(value)) || [];
  const moment = `${day}T${time ?? (operator === ">" || operator === "<=" ? "23:59:59" : "00:00:00")}Z`;
  // The 31st of February is a date to JavaScript, and no year 0 is one to PostgreSQL.
  const exists =
    !Number.isNaN(Date.parse(moment)) &&
    new Date(moment).toISOString().slice(0, 10) === day &&
    !moment.startsWith("0000");
  if (!exists) throw valueError(`time data ${pythonRepr(value)} does not match format '%Y-%m-%d %H:%M:%S'`);
  return moment;
}

const convert = (kind: Kind, operator: string, value: unknown): unknown =>
  kind === "id" ? toInt(value) : kind === "moment" ? toMoment(value, operator) : pythonText(value);

/** The leaves of a domain, which all must hold. Clients use no other connective than "&". Throws the suite's ValueError. */
export function leavesOf(domain: unknown): readonly Leaf[] {
  const terms: readonly unknown[] = Array.isArray(domain) ? domain : [domain];
  return terms
    .filter((term) => term !== "&")
    .map((term) => {
      if (!isLeaf(term)) throw valueError(`Invalid leaf ${pythonRepr(term)}`);
      return term;
    });
}

/** With one "&" for every two, in front, as the suite writes a domain. */
export const normalDomain = (leaves: readonly Leaf[]): readonly unknown[] => [
  ...Array.from(leaves.slice(1), () => "&"),
  ...leaves,
];

/**
 * A condition in SQL, whose values are added to `values`.
 * @throws the suite's ValueError for fields that are not there and values that cannot be
 */
export function conditionOf({ table, fields }: Searchable, leaves: readonly Leaf[], values: unknown[]): string {
  const conditions = leaves.map((leaf) => {
    const [field, operator, value] = leaf;
    const kind = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (!kind) throw invalidField(table, leaf);
    if ((operator === "=" || operator === "!=") && (value === false || value === null))
      return `${field} is ${operator === "=" ? "" : "not "}null`;
    const place = `$${values.push(convert(kind, operator, value))}`;
    return operator === "!=" ? `${field} is distinct from ${place}` : `${field} ${operator} ${place}`;
  });
  return conditions.join(" and ") || "true";
}
