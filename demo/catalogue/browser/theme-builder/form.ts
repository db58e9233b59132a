import {
  type FieldName,
  fieldNames,
  readField,
  sizeNames,
  type Theme,
} from "#demo/catalogue/theme-builder/theme/fields.ts";
import { plain } from "#demo/catalogue/theme-builder/theme/presets.ts";
import { sizeText } from "#demo/catalogue/theme-builder/wording.ts";
import { find } from "#demo/common/find.ts";

const form = find(document, "[data-theme]", HTMLFormElement);

/** Returns the field by its element name, too: buttons of the form have the names of fields. */
const fieldOf = (name: FieldName) => find(form, `:is(input, select)[name="${name}"]`) as HTMLInputElement;

/** Returns the theme of the form; values of the plain theme for empty fields. */
export const readForm = (): Theme =>
  Object.fromEntries(
    fieldNames.map((name) => [name, readField(name, fieldOf(name).value) ?? plain.theme[name]]),
  ) as Theme;

export function fillForm(values: Partial<Theme>): void {
  for (const name of fieldNames) {
    const value = values[name];
    if (value !== undefined) fieldOf(name).value = value;
  }
}

export function showSizes(theme: Theme): void {
  for (const name of sizeNames) find(form, `[data-size="${name}"]`).textContent = sizeText(name, theme[name]);
}
