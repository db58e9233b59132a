import { isEnabled } from "#shared/ui/index.ts";
import type { ProductNotes } from "../api/product.ts";
import { chosenIn, type Group, isCustom, type Value, valueId } from "../common/configurator/choices.markup.ts";
import { writtenIn } from "./custom-field.markup.ts";

const hasNoVariant = ({ field }: Value): boolean => !!field.closest(".no_variant");

const lists = (groups: readonly Group[]): ProductNotes => ({
  product_custom_attribute_values: groups.map(writtenIn).flatMap((field) =>
    field && isEnabled(field)
      ? [
          {
            attribute_value_id: Number(field.dataset["attribute_value_id"]),
            attribute_value_name: field.dataset["attribute_value_name"]!,
            custom_value: field.value,
          },
        ]
      : [],
  ),
  no_variant_attribute_values: groups.flatMap((group) => {
    const chosen = chosenIn(group);
    return chosen && hasNoVariant(chosen)
      ? [
          {
            attribute_value_id: valueId(chosen),
            attribute_value_name: chosen.name,
            value: String(chosen.id),
            attribute_name: group.name,
            is_custom: isCustom(chosen),
          },
        ]
      : [];
  }),
});

/** Reads the values that make no variant; undefined if there are none. */
export function notesIn(groups: readonly Group[]): ProductNotes | undefined {
  const notes = lists(groups);
  return Object.values(notes).some((list: readonly object[]) => list.length > 0) ? notes : undefined;
}
