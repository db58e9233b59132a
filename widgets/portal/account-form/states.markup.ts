import { untilAbort } from "#shared/state/index.ts";
import { restoreAttributes } from "#shared/ui/index.ts";

const countryOf = (option: Element): string | null => option.getAttribute("data-country_id");

/** A field with its label: what goes where a country has no states. */
function boxOf(select: HTMLSelectElement): HTMLElement {
  const parent = select.parentElement!;
  return parent instanceof HTMLFormElement || parent.querySelectorAll("input,select,textarea,button").length > 1
    ? select
    : parent;
}

/** States that the suite hid by a style are shown by copies: the page gets its own back as they were written. */
function copyOf(option: HTMLOptionElement): HTMLOptionElement {
  const copy = option.cloneNode(true) as HTMLOptionElement;
  copy.hidden = false;
  copy.style.display = "";
  return copy;
}

/**
 * States by country: the options of no country stay, of the others those of the country that is asked
 * for; without any of these the field is hidden. After the signal everything is as it was, but what is chosen.
 * @returns shows the states of a country; `keeps` what is chosen, as far as the country has it, else what the suite chose
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
    // nobody can fill in what is not seen; the suite is still told that there is none
    select.required = required && states.length > 0;
  };
}
