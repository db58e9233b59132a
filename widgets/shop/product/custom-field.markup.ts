import { ownDocument } from "../../../shared/element/index.ts";
import { chosenIn, type Group, type Value } from "../common/configurator/choices.markup.ts";

export const isCustom = ({ field }: Value): boolean => field.dataset["is_custom"] === "True";
export const valueId = ({ field, id }: Value): number => Number(field.dataset["value_id"]) || id;
/** The field in which a visitor words a value. */
export const writtenIn = ({ element }: Group) => element.querySelector<HTMLInputElement>(".variant_custom_value");

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
