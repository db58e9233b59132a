import { own, ownDocument } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { markInserted } from "#shared/ui/index.ts";
import { chosenIn, type Group, isCustom, valueId } from "../common/configurator/choices.markup.ts";

/** By group: the field in which a visitor words a value. */
const written = new WeakMap<Element, HTMLInputElement>();

export const writtenIn = ({ element }: Group): HTMLInputElement | undefined => written.get(element);

const labelled = "variant_custom_value_label";

function remove({ element }: Group): void {
  const field = written.get(element);
  (field?.closest(`.${labelled}`) ?? field)?.remove();
  written.delete(element);
}

/** Gives a value that its visitor words a field for that, where the suite's script would put it, and takes it away with the value. */
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
    // its name stands before it already
    field.ariaLabel = chosen.name;
    field.classList.add("custom_value_radio");
    return own(chosen.field.parentElement!).after(field);
  }
  const label = ownDocument.createElement("label");
  label.className = labelled;
  markInserted(label);
  label.append(`${chosen.name}: `, field);
  // a list of choices has no room for anything else
  if (group.element.matches("select")) (group.element.closest("label") ?? group.element).after(label);
  else group.element.append(label);
}
