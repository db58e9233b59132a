import { untilAbort } from "#shared/state/index.ts";
import { restoreAttributes } from "#shared/ui/index.ts";

const countryOf = (option: Element): string | null => option.getAttribute("data-country_id");

/** Returns the block of a field and its label, which is hidden for countries without states. */
function boxOf(select: HTMLSelectElement): HTMLElement {
  const parent = select.parentElement!;
  return parent instanceof HTMLFormElement || parent.querySelectorAll("input,select,textarea,button").length > 1
    ? select
    : parent;
}

/** Returns a visible copy of an option: the suite hides its own by styles, and the page gets them back unchanged. */
function copyOf(option: HTMLOptionElement): HTMLOptionElement {
  const copy = option.cloneNode(true) as HTMLOptionElement;
  copy.hidden = false;
  copy.style.display = "";
  return copy;
}

/**
 * Lists states by country: options without a country stay. The field is hidden for countries without states. The signal restores everything except
 * the choice.
 * @returns a function that shows the states of a country. If `keeps` is true, it keeps the choice if the country has it
 * @see docs/reference/portal.md#portal-2
 */
export function statesIn(select: HTMLSelectElement, signal: AbortSignal) {
  const box = boxOf(select);
  const { required } = select;
  const content = [...select.childNodes];
  const options = [...select.options];
  const common = options.filter((option) => !countryOf(option));
  restoreAttributes(box, ["hidden"], signal);
  restoreAttributes(select, ["required"], signal);
  untilAbort(signal, () => {
    const { value } = select;
    select.replaceChildren(...content);
    select.value = value;
  });
  return (country: string, keeps: boolean): void => {
    const { value } = select;
    const states = options.filter((option) => countryOf(option) === country).map(copyOf);
    select.replaceChildren(...common, ...states);
    if (keeps && states.some((state) => state.value === value)) select.value = value;
    box.hidden = states.length === 0;
    // a hidden field is not required; its empty value is still sent
    select.required = required && states.length > 0;
  };
}
