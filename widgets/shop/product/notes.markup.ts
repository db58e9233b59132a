import { ownDocument } from "../../../shared/element/index.ts";
import type { ProductNotes } from "../common/calls/shop.ts";
import { chosenIn, type Group, type Value } from "./choices.markup.ts";

const isCustom = ({ field }: Value): boolean => field.dataset["is_custom"] === "True";
const hasNoVariant = ({ field }: Value): boolean => !!field.closest(".no_variant");
const valueId = ({ field, id }: Value): number => Number(field.dataset["value_id"]) || id;
const writtenIn = ({ element }: Group) => element.querySelector<HTMLInputElement>(".variant_custom_value");

/** Gives a value that its visitor words a field for that, where the suite's script would put it, and takes it away with the value (item 24). */
export function writeCustomField(group: Group, signal: AbortSignal): void {
  const chosen = chosenIn(group);
  const old = writtenIn(group);
  if (!chosen || !isCustom(chosen)) return old?.remove();
  const id = String(valueId(chosen));
  if (old?.dataset["attribute_value_id"] === id) return;
  old?.remove();
  const field = ownDocument.createElement("input");
  field.className = "variant_custom_value form-control";
  field.ariaLabel = chosen.name;
  signal.addEventListener("abort", () => field.remove());
  Object.assign(field.dataset, { attribute_value_id: id, attribute_value_name: chosen.name });
  const beside = chosen.field.matches(".radio_input") ? chosen.field.parentElement! : null;
  field.classList.toggle("custom_value_radio", !!beside);
  if (beside) beside.after(field);
  else group.element.append(field);
}

const lists = (groups: readonly Group[]): ProductNotes => ({
  product_custom_attribute_values: groups.map(writtenIn).flatMap((field) =>
    field
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

/** What is said of the product beside its variant (behaviour/product-configurator.md items 25, 26); undefined where nothing is. */
export function notesIn(groups: readonly Group[]): ProductNotes | undefined {
  const notes = lists(groups);
  return Object.values(notes).some((list: readonly object[]) => list.length > 0) ? notes : undefined;
}
