import { own, ownDocument } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { markInserted } from "#shared/ui/index.ts";
import { chosenIn, type Group, isCustom, valueId } from "../common/configurator/choices.markup.ts";

/** Text fields of custom values, by group. */
const written = new WeakMap<Element, HTMLInputElement>();

export const writtenIn = ({ element }: Group): HTMLInputElement | undefined => written.get(element);

const labelled = "variant_custom_value_label";

function remove({ element }: Group): void {
  const field = written.get(element);
  (field?.closest(`.${labelled}`) ?? field)?.remove();
  written.delete(element);
}

/**
 * Adds a text field to a chosen custom value, where the built-in script would put it, and removes the field when another value is chosen.
 * @see docs/reference/shop.md#shop-11
 */
export function writeCustomField(group: Group, signal: AbortSignal): void {
  const chosen = chosenIn(group);
  const id = chosen && isCustom(chosen) ? String(valueId(chosen)) : undefined;
  if (id === writtenIn(group)?.dataset["attribute_value_id"]) return;
  remove(group);
  if (!chosen || !id) return;
  const field = ownDocument.createElement("input");
  field.className = "variant_custom_value form-control";
  Object.assign(field.dataset, { attribute_value_id: id, attribute_value_name: chosen.name });
  written.set(group.element, field);
  markInserted(field);
  untilAbort(signal, () => remove(group));
  if (chosen.field.matches(".radio_input")) {
    // the value's name is visible before the field already
    field.ariaLabel = chosen.name;
    field.classList.add("custom_value_radio");
    return own(chosen.field.parentElement!).after(field);
  }
  const label = ownDocument.createElement("label");
  label.className = labelled;
  markInserted(label);
  label.append(`${chosen.name}: `, field);
  // a select cannot contain a field
  if (group.element.matches("select")) (group.element.closest("label") ?? group.element).after(label);
  else group.element.append(label);
}
