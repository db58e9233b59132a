import type { Option } from "./combination.ts";

interface Specification {
  readonly attribute: string;
  /** Names of its values, by column. */
  readonly values: readonly (readonly string[])[];
}

export interface SpecificationGroup {
  /** Null for uncategorised ones. */
  readonly category: string | null;
  readonly rows: readonly Specification[];
}

/** Returns every attribute of the columns, by category. */
export function specificationsOf(columns: readonly (readonly Option[])[]): SpecificationGroup[] {
  const attributes = new Map(
    columns.flat().map(({ attribute_id, attribute, category }) => [attribute_id, { attribute, category }]),
  );
  const rows = [...attributes]
    .sort(([a], [b]) => a - b)
    .map(([id, { attribute, category }]) => ({
      category,
      attribute,
      values: columns.map((options) =>
        options.filter(({ attribute_id }) => attribute_id === id).map(({ name }) => name),
      ),
    }));
  return [...new Set(rows.map(({ category }) => category))].map((category) => ({
    category,
    rows: rows.filter((row) => row.category === category),
  }));
}
