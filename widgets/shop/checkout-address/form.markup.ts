import { ownDocument } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { controlsLike, lendAttributes, takeLabel } from "#shared/ui/index.ts";
import type { CountryInfo } from "../api/address.ts";
import { keep, show } from "../common/visibility.ts";

type Field = HTMLInputElement | HTMLSelectElement;

/** Autofill tokens by the suite's names of fields. */
const tokens: Readonly<Record<string, string>> = {
  name: "name",
  email: "email",
  phone: "tel",
  company_name: "organization",
  street: "address-line1",
  street2: "address-line2",
  city: "address-level2",
  zip: "postal-code",
  country_id: "country-name",
  state_id: "address-level1",
};

/** Fields that depend on the country, with their names in the answer of the suite. */
const dependent = { street: "street", zip: "zip", city: "city", country_id: "country_name" };

/** Returns the field of a name; a visible one before hidden copies. */
export function fieldIn(form: HTMLFormElement, name: string): Field | undefined {
  const fields = controlsLike<Field>(form, `:is(input,select)[name=${name}]`);
  return fields.find(({ type }) => type !== "hidden") ?? fields[0];
}

/** Returns the box of a field and its label: the largest ancestor without another field. */
function boxOf(form: Element, field: Element): HTMLElement {
  let box = field;
  for (
    let parent = box.parentElement;
    parent && parent !== form && parent.querySelectorAll("input,select,textarea").length === 1;
    parent = parent.parentElement
  )
    box = parent;
  return box as HTMLElement;
}

/** Labels all fields, sets their autofill tokens, and returns the names of required ones; restores the form when the signal aborts. */
export function prepare(form: HTMLFormElement, signal: AbortSignal): ReadonlySet<string> {
  const isBilling = !!fieldIn(form, "email");
  const listed = fieldIn(form, "field_required")?.value.split(",") ?? [];
  const required = new Set([...listed, "name", "street", "city", "country_id", ...(isBilling ? ["email"] : [])]);
  for (const name in { ...tokens, vat: "" }) {
    const field = fieldIn(form, name);
    if (!field) continue;
    lendAttributes(field, ["autocomplete", "required", "id", "class", "aria-invalid", "aria-describedby"], signal);
    if (!field.hasAttribute("autocomplete"))
      field.setAttribute(
        "autocomplete",
        tokens[name] ? `${isBilling ? "billing" : "shipping"} ${tokens[name]}` : "off",
      );
    takeLabel(field, boxOf(form, field).querySelector("label"));
    field.required = required.has(name);
    keep(boxOf(form, field), signal);
  }
  const boxes = ["city", "zip"].flatMap((name) => fieldIn(form, name) ?? []).map((field) => boxOf(form, field));
  keepPositions(boxes, signal);
  const state = fieldIn(form, "state_id");
  const options = [...(state?.childNodes ?? [])];
  untilAbort(signal, () => state?.replaceChildren(...options));
  return required;
}

/** Moves boxes back to their current positions when the signal aborts. */
function keepPositions(boxes: readonly Element[], signal: AbortSignal): void {
  const positions = boxes.map((box) => [box, box.parentNode!, box.nextSibling] as const);
  // the last one first, since it may be the next sibling of the other one
  const last = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1;
  positions.sort(([one], [other]) => last(one, other));
  untilAbort(signal, () => {
    // `append` of a parent works without a next sibling
    for (const [box, parent, next] of positions)
      if (next) next.before(box);
      else parent.append(box);
  });
}

/** Moves the zip code or the city, so that the order is right; a focused field is not moved. */
function order(city: Element, zip: Element, isCityFirst: boolean): void {
  const follows = !!(city.compareDocumentPosition(zip) & Node.DOCUMENT_POSITION_FOLLOWING);
  if (follows === isCityFirst) return;
  const [moved, other] = city.contains(ownDocument.activeElement) ? [zip, city] : [city, zip];
  other[(moved === city) === isCityFirst ? "before" : "after"](moved);
}

function writeStates(select: HTMLSelectElement, box: HTMLElement, states: CountryInfo["states"], chosen: string): void {
  if (states.length)
    select.replaceChildren(
      ...states.map(({ id, name, code }) => {
        const option = new Option(name, id, false, id === chosen);
        option.dataset["code"] = code;
        return option;
      }),
    );
  else select.value = "";
  show(box, states.length > 0);
}

interface InfoOptions {
  /** Names of fields that must be filled in. */
  readonly required: ReadonlySet<string>;
  /** Previously chosen state. */
  readonly stateId: string;
  /** True to keep the options of the states, which the suite sent for the chosen country. */
  readonly keepsStates: boolean;
}

/** Shows the fields of addresses in a country. */
export function showInfo(
  form: HTMLFormElement,
  { fields, states }: CountryInfo,
  { required, stateId, keepsStates }: InfoOptions,
): void {
  const state = fieldIn(form, "state_id");
  if (state instanceof HTMLSelectElement) {
    if (!keepsStates) writeStates(state, boxOf(form, state), states, stateId);
    state.required = states.length > 0 && fields.includes("state_code");
  }
  const [city, zip] = ["city", "zip"].map((name) => fieldIn(form, name));
  if (city && zip) order(boxOf(form, city), boxOf(form, zip), fields.indexOf("zip") > fields.indexOf("city"));
  for (const [name, part] of Object.entries(dependent)) {
    const field = fieldIn(form, name);
    if (!field) continue;
    show(boxOf(form, field), fields.includes(part));
    field.required = required.has(name) && fields.includes(part);
  }
}
