import { collapseSpace } from "#shared/element/index.ts";
import { labelsAround, type LabelsOf } from "#shared/ui/index.ts";
import { listIn } from "../fields.markup.ts";

/** What a page lets visitors choose of a product: the suite's own list, or groups of fields of a site builder's. */

export interface Value {
  /** Of the template's attribute value. */
  readonly id: number;
  readonly name: string;
  readonly field: HTMLInputElement | HTMLOptionElement;
}

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

/** All attributes of the block, one that offers a single value among them. */
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

/** Its visitor words it. */
export const isCustom = ({ field }: Value): boolean => field.dataset["is_custom"] === "True";

/** The attribute's own id of it; simple markup may leave that out. */
export const valueId = ({ field, id }: Value): number => Number(field.dataset["value_id"]) || id;

/** Chooses values as their visitor would: listeners of the page hear of each once all are chosen. */
export function choose(values: readonly Value[]): void {
  for (const { field } of values)
    if (field instanceof HTMLOptionElement) field.selected = true;
    else field.checked = true;
  for (const value of values) controlOf(value).dispatchEvent(new Event("change", { bubbles: true }));
}

/** What has the focus and changes. */
export const controlOf = ({ field }: Value): HTMLElement => field.closest("select") ?? field;

const idsOf = (json: string | undefined): number[] | undefined => {
  try {
    const ids: unknown = JSON.parse(json ?? "");
    return Array.isArray(ids) ? ids.map(Number).filter(Number.isInteger) : undefined;
  } catch {
    return undefined;
  }
};

/** In the list of variants, the values of the one that is chosen; undefined where the page has no such list, or does not say them. */
export const listedCombination = (block: Element): readonly number[] | undefined =>
  idsOf(listIn(block).find(({ checked }) => checked)?.dataset["combination"]);

/** The variant of that list all of whose values are among these. */
export const listedWith = (block: Element, ids: readonly number[]): HTMLInputElement | undefined =>
  listIn(block).find(({ dataset }) => {
    const own = idsOf(dataset["combination"]);
    return !!own?.length && own.every((id) => ids.includes(id));
  });

/** Values that nobody can choose: written by the author, or by the suite. */
export const fixedIn = (host: Element, written: string): number[] => [
  ...written.split(",").map(Number).filter(Boolean),
  ...(idsOf(host.querySelector<HTMLElement>("[data-unchanged_value_ids]")?.dataset["unchanged_value_ids"]) ?? []),
];
