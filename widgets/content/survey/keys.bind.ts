import { controlsLike, fieldsOf, isEnabled, onEnter, onFields } from "#shared/ui/index.ts";

/** Lets the digits 1 to 9 choose the first to ninth answer of a scale; browsers handle the arrow keys. */
export function bindScales(form: HTMLFormElement, signal: AbortSignal): void {
  onFields(
    form,
    "keydown",
    (event) => {
      const { target, key } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== "radio" || !/^[1-9]$/.test(key)) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const scale = controlsLike<HTMLInputElement>(form, "[type=radio]").filter(({ name }) => name === target.name);
      const chosen = scale[Number(key) - 1];
      if (!chosen || !isEnabled(chosen)) return;
      event.preventDefault();
      chosen.focus();
      chosen.click();
    },
    { signal },
  );
}

const back = "previous";

/** Returns the button that leads to the next page or ends the survey. */
export const buttonOn = (form: HTMLFormElement): HTMLButtonElement | undefined => {
  const buttons = fieldsOf(form).filter(({ type }) => /^(submit|image)$/.test(type));
  const found =
    buttons.find(({ value }) => /^(next|finish)$/.test(value)) ?? buttons.find(({ value }) => value !== back);
  return found as HTMLButtonElement | undefined;
};

/** Lets Enter press the button that leads forward: browsers press the first one, which is "previous" on the suite's pages. */
export const bindEnter = (form: HTMLFormElement, signal: AbortSignal): void =>
  onEnter(form, signal, (event) => {
    const button = buttonOn(form);
    if (!button && !fieldsOf(form).some(({ type }) => /^(submit|image)$/.test(type))) return;
    event.preventDefault();
    if (!event.repeat) button?.click();
  });
