import { valueError } from "./fault.ts";
import { pythonRepr, pythonText, toInt } from "./python.ts";

type Kind = "id" | "text" | "moment";

/** Model with searchable records. */
export interface Searchable {
  readonly table: string;
  /** Kinds of the fields by name, which is also the column's. */
  readonly fields: Readonly<Record<string, Kind>>;
}

/** Condition of a domain. */
export type Leaf = readonly [field: string, operator: string, value: unknown];

const operators = ["=", "!=", "<", "<=", ">", ">="];

const isLeaf = (value: unknown): value is Leaf =>
  Array.isArray(value) &&
  value.length === 3 &&
  typeof value[0] === "string" &&
  operators.some((operator) => operator === value[1]);

/** Returns the suite's ValueError for an unknown field of a model. */
export const invalidField = (table: string, [field, operator, value]: Leaf): Error =>
  valueError(
    `Invalid field '${field}' in leaf "<osv.ExtendedLeaf: ('${field}', '${operator}', ${pythonRepr(value)}) on ${table} (ctx: )>"`,
  );

/** Converts a day to its end for comparisons with later moments, otherwise to its start, as the suite does. */
function toMoment(value: unknown, operator: string): string {
  const [, day, time] = (typeof value === "string" && /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d))?$/.exec(value)) || [];
  const moment = `${day}T${time ?? (operator === ">" || operator === "<=" ? "23:59:59" : "00:00:00")}Z`;
  // JavaScript accepts the 31st of February, and PostgreSQL rejects the year 0.
  const exists =
    !Number.isNaN(Date.parse(moment)) &&
    new Date(moment).toISOString().slice(0, 10) === day &&
    !moment.startsWith("0000");
  if (!exists) throw valueError(`time data ${pythonRepr(value)} does not match format '%Y-%m-%d %H:%M:%S'`);
  return moment;
}

const convert = (kind: Kind, operator: string, value: unknown): unknown =>
  kind === "id" ? toInt(value) : kind === "moment" ? toMoment(value, operator) : pythonText(value);

/** Returns the conditions of a domain, which all must be true. Clients use no connective but "&". Throws the suite's ValueError. */
export function leavesOf(domain: unknown): readonly Leaf[] {
  const terms: readonly unknown[] = Array.isArray(domain) ? domain : [domain];
  return terms
    .filter((term) => term !== "&")
    .map((term) => {
      if (!isLeaf(term)) throw valueError(`Invalid leaf ${pythonRepr(term)}`);
      return term;
    });
}

/** Returns a domain as the suite writes it, with an "&" for each pair in front. */
export const normalDomain = (leaves: readonly Leaf[]): readonly unknown[] => [
  ...Array.from(leaves.slice(1), () => "&"),
  ...leaves,
];

/**
 * Returns a condition in SQL, and adds its values to `values`.
 * @throws the suite's ValueError for unknown fields and invalid values
 */
export function conditionOf({ table, fields }: Searchable, leaves: readonly Leaf[], values: unknown[]): string {
  const conditions = leaves.map((leaf) => {
    const [field, operator, value] = leaf;
    const kind = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (!kind) throw invalidField(table, leaf);
    if ((operator === "=" || operator === "!=") && (value === false || value === null))
      return `${field} is ${operator === "=" ? "" : "not "}null`;
    const parameter = `$${values.push(convert(kind, operator, value))}`;
    return operator === "!=" ? `${field} is distinct from ${parameter}` : `${field} ${operator} ${parameter}`;
  });
  return conditions.join(" and ") || "true";
}
