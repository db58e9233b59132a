/** Gestures of a visitor on the element of a frame. */

export const host = [...document.querySelectorAll<HTMLElement>("main > *")].find(({ localName }) =>
  localName.startsWith("suite-"),
);

const all = <T extends HTMLElement>(selector: string): T[] =>
  [host?.shadowRoot, host]
    .flatMap((root) => [...(root?.querySelectorAll<T>(selector) ?? [])])
    .filter((each) => each.checkVisibility());

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const values: Readonly<Record<string, string>> = {
  email: "visitor@example.com",
  date: "2030-01-31",
  number: "1",
  password: "harbour-1903",
  tel: "+1 555 0100",
  url: "https://www.example.com/",
};

function fill(field: Field, text: string): void {
  if (field.type === "radio" || field.type === "checkbox") return field.click();
  if (field instanceof HTMLSelectElement) field.selectedIndex = field.length - 1;
  else field.value = values[field.type] ?? text;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

/** @param text value for fields of any text */
export const fillAll = (text = "Ann"): void =>
  all<Field>("input:enabled:not([type=file], [type=hidden]), textarea:enabled, select:enabled").forEach((field) =>
    fill(field, text),
  );

export const press = (selector: string, index = 0): void => all(selector)[index]?.click();

/** Presses the button that submits the form: also a button without a type. */
export const submit = (): void => press(":is([type=submit], form button:not([type])):enabled");

export const openUp = (): void => (host as unknown as { open?(): void }).open?.();
