import type { ProductNotes } from "../api/product.ts";
import { isAllowed } from "../common/configurator/exclusions.ts";
import type { OptionalProductsState, OptionData, OptionRow } from "./options.types.ts";

export const combinationOf = ({ chosen, fixed }: OptionData): number[] => [...chosen, ...fixed].filter((id) => id > 0);

/** As far as exclusions tell: by its own values, and by those of what it is an option of. */
export function isAllowedRow(option: OptionData): boolean {
  const combination = combinationOf(option);
  return combination.every((id) => isAllowed(option.exclusions, id, combination));
}

export const rowOf = (option: OptionData, parent: number, isIn = false): OptionRow => ({
  ...option,
  parent,
  isIn,
  isPossible: isAllowedRow(option),
  isBusy: false,
  texts: {},
});

/** Templates of what belongs to an option, and to that in turn. */
export const dependentsOf = (rows: readonly OptionRow[], templateId: number): number[] =>
  rows
    .filter(({ parent }) => parent === templateId)
    .flatMap((row) => [row.templateId, ...dependentsOf(rows, row.templateId)]);

/** Puts what belongs to an option below it; no product stands there twice. */
export function withItems(rows: readonly OptionRow[], owner: number, items: readonly OptionData[]): OptionRow[] {
  const fresh = items
    .filter(({ templateId }, place) => items.findIndex((item) => item.templateId === templateId) === place)
    .filter(({ templateId }) => !rows.some((row) => row.templateId === templateId))
    .map((item) => rowOf(item, owner));
  return rows.flatMap((row) => (row.templateId === owner ? [row, ...fresh] : [row]));
}

/** What is said of an option beside its variant. */
export function notesOf({ attributes, chosen, texts }: OptionRow): ProductNotes {
  const values = attributes.flatMap(({ name, values, hasNoVariant }, place) =>
    values
      .filter(({ id }) => id === chosen[place])
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

/** All that is said of the product itself, in lines. */
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

/** The sum of all prices that the suite has said. */
export const totalOf = ({ rows, pricedFor }: Omit<Order, "quantity">): number =>
  rows.reduce((sum, { isIn, price }) => sum + (isIn ? price * pricedFor : 0), 0);

/** It is known of all that is chosen which variant it is, and what that quantity of it costs. */
export const isReady = ({ rows, quantity, pricedFor }: Order): boolean =>
  quantity === pricedFor && !rows.some(({ isIn, isBusy, productId }) => isIn && (isBusy || !productId));
