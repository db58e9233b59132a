import { collapseSpace } from "#shared/element/index.ts";
import { labelsAround, type LabelsOf } from "#shared/ui/index.ts";
import { listIn } from "../fields.markup.ts";

export interface Value {
  /** Database id of the template's attribute value. */
  readonly id: number;
  readonly name: string;
  readonly field: HTMLInputElement | HTMLOptionElement;
}

/** Attribute with its values: in the suite's own list, or a group of fields in a site builder's markup. */
export interface Group {
  readonly element: HTMLElement;
  readonly name: string;
  readonly values: readonly Value[];
}

const groupSelector = ".variant_attribute,[data-attribute-id]";

const nameOf = (field: Value["field"], labelsOf: LabelsOf): string =>
  field.dataset["value_name"] ||
  collapseSpace(
    field instanceof HTMLOptionElement ? field.text : (labelsOf(field)[0]?.textContent ?? field.ariaLabel),
  ) ||
  field.title;

function groupName(element: HTMLElement, labelsOf: LabelsOf): string {
  const { attribute_name } = element.dataset;
  const label = element.querySelector("legend") ?? labelsOf(element)[0];
  return attribute_name ?? collapseSpace(label?.textContent ?? element.ariaLabel);
}

/** Returns all attributes of a block, including attributes with a single value. */
export const groupsIn = (host: Element, labelsOf: LabelsOf = labelsAround(host)): Group[] =>
  [...host.querySelectorAll<HTMLElement>(groupSelector)]
    .map((element) => ({
      element,
      name: groupName(element, labelsOf),
      values: [...element.querySelectorAll<Value["field"]>("option,input[type=radio]")]
        .map((field) => ({ id: Number(field.value), name: nameOf(field, labelsOf), field }))
        .filter(({ id }) => Number.isInteger(id) && id > 0),
    }))
    .filter(({ values }) => values.length > 0);

const isChosen = ({ field }: Value): boolean => (field instanceof HTMLOptionElement ? field.selected : field.checked);

export const chosenIn = ({ values }: Group): Value | undefined => values.find(isChosen);

/** Returns true if the visitor writes the text of a value. */
export const isCustom = ({ field }: Value): boolean => field.dataset["is_custom"] === "True";

/** Returns the id of the attribute value; simple markup may have the template's id alone. @see docs/reference/shop.md#shop-2 */
export const valueId = ({ field, id }: Value): number => Number(field.dataset["value_id"]) || id;

/** Chooses values as a visitor would. Sends the change events after all values are set: listeners see the final choice. */
export function choose(values: readonly Value[]): void {
  for (const { field } of values)
    if (field instanceof HTMLOptionElement) field.selected = true;
    else field.checked = true;
  for (const value of values) controlOf(value).dispatchEvent(new Event("change", { bubbles: true }));
}

/** Returns the control of a value, which receives focus and change events. */
export const controlOf = ({ field }: Value): HTMLElement => field.closest("select") ?? field;

const idsOf = (json: string | undefined): number[] | undefined => {
  try {
    const ids: unknown = JSON.parse(json ?? "");
    return Array.isArray(ids) ? ids.map(Number).filter(Number.isInteger) : undefined;
  } catch {
    return undefined;
  }
};

/** Returns the values of the variant that is chosen in the list of variants; undefined if the page has no list, or the list has no values. */
export const listedCombination = (block: Element): readonly number[] | undefined =>
  idsOf(listIn(block).find(({ checked }) => checked)?.dataset["combination"]);

/** Returns the variant of the list whose values are all among `ids`. */
export const listedWith = (block: Element, ids: readonly number[]): HTMLInputElement | undefined =>
  listIn(block).find(({ dataset }) => {
    const own = idsOf(dataset["combination"]);
    return !!own?.length && own.every((id) => ids.includes(id));
  });

/** Returns the values without a choice, written by the page author or the suite. */
export const fixedIn = (host: Element, written: string): number[] => [
  ...written.split(",").map(Number).filter(Boolean),
  ...(idsOf(host.querySelector<HTMLElement>("[data-unchanged_value_ids]")?.dataset["unchanged_value_ids"]) ?? []),
];
