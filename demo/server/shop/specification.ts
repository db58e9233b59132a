import type { Option } from "./combination.ts";

interface Specification {
  readonly attribute: string;
  /** The names of its values, column by column. */
  readonly values: readonly (readonly string[])[];
}

export interface SpecificationGroup {
  /** Null: uncategorised. */
  readonly category: string | null;
  readonly rows: readonly Specification[];
}

/** Every attribute that one of the columns has, by category. */
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
