import type { ProductNotes } from "../api/product.ts";
import { isAllowed } from "../common/configurator/exclusions.ts";
import type { OptionalProductsState, OptionData, OptionRow } from "./optional-products.types.ts";

export const combinationOf = ({ chosen, fixed }: OptionData): number[] => [...chosen, ...fixed].filter((id) => id > 0);

/** Returns false if values of the option exclude each other, or the main product excludes one of them. */
export function isAllowedRow(option: OptionData): boolean {
  const combination = combinationOf(option);
  return combination.every((id) => isAllowed(option.exclusions, id, combination));
}

export const rowOf = (option: OptionData, parent: number, isIn = false): OptionRow => ({
  ...option,
  parent,
  isIn,
  isPossible: isAllowedRow(option),
  busy: false,
  texts: {},
});

/** Returns the templates of all direct and indirect options of an option. @see docs/reference/shop.md#shop-17 */
export const dependentsOf = (rows: readonly OptionRow[], templateId: number): number[] =>
  rows
    .filter(({ parent }) => parent === templateId)
    .flatMap((row) => [row.templateId, ...dependentsOf(rows, row.templateId)]);

/** Inserts the options of an option below it, skipping products that have a row already. */
export function withItems(rows: readonly OptionRow[], owner: number, items: readonly OptionData[]): OptionRow[] {
  const fresh = items
    .filter(({ templateId }, index) => items.findIndex((item) => item.templateId === templateId) === index)
    .filter(({ templateId }) => !rows.some((row) => row.templateId === templateId))
    .map((item) => rowOf(item, owner));
  return rows.flatMap((row) => (row.templateId === owner ? [row, ...fresh] : [row]));
}

/** Returns the values of an option that make no variant. */
export function notesOf({ attributes, chosen, texts }: OptionRow): ProductNotes {
  const values = attributes.flatMap(({ name, values, hasNoVariant }, index) =>
    values
      .filter(({ id }) => id === chosen[index])
      .map((value) => ({
        id: value.id,
        hasNoVariant,
        isCustom: value.isCustom,
        names: { attribute_value_id: value.valueId, attribute_value_name: value.name },
        attribute: name,
      })),
  );
  return {
    product_custom_attribute_values: values
      .filter(({ isCustom }) => isCustom)
      .map(({ id, names }) => ({ ...names, custom_value: texts[id] ?? "" })),
    no_variant_attribute_values: values
      .filter(({ hasNoVariant }) => hasNoVariant)
      .map(({ id, names, attribute, isCustom }) => ({
        ...names,
        value: String(id),
        attribute_name: attribute,
        is_custom: isCustom,
      })),
  };
}

/** Returns the values of the main product that make no variant, one line each. */
export function notesText(notes: ProductNotes | undefined): string[] {
  interface Note {
    readonly attribute_name?: string;
    readonly attribute_value_name?: string;
    readonly custom_value?: string;
    readonly is_custom?: boolean;
  }
  if (!notes) return [];
  const chosen = notes.no_variant_attribute_values as readonly Note[];
  return [
    ...(notes.product_custom_attribute_values as readonly Note[]).map(
      ({ attribute_value_name, custom_value }) => `${attribute_value_name}: ${custom_value}`,
    ),
    ...chosen
      .filter(({ is_custom }) => !is_custom)
      .map(({ attribute_name, attribute_value_name }) => `${attribute_name}: ${attribute_value_name}`),
  ];
}

type Order = Pick<OptionalProductsState, "rows" | "quantity" | "pricedFor">;

/** Returns the total of all ordered rows at the suite's prices. */
export const totalOf = ({ rows, pricedFor }: Omit<Order, "quantity">): number =>
  rows.reduce((sum, { isIn, price }) => sum + (isIn ? price * pricedFor : 0), 0);

/** Returns true once variant and price of every ordered row are known. */
export const isReady = ({ rows, quantity, pricedFor }: Order): boolean =>
  quantity === pricedFor && !rows.some(({ isIn, busy, productId }) => isIn && (busy || !productId));
