import { fill } from "#demo/common/texts/index.ts";
import type { Build } from "./address.ts";
import { fieldsOf } from "./fields.ts";
import type { BuildTexts } from "./texts.ts";

/** Returns one message for each field with an invalid value, by the field's name. */
export function problemsOf({ element, unreadable, missing }: Build, t: BuildTexts): Readonly<Record<string, string>> {
  const message = (name: string): string | undefined => {
    if (missing.includes(name)) return t.missing;
    const expected = fieldsOf(element).find((field) => field.name === name)?.expected ?? "";
    return unreadable.includes(name) ? fill(t.unreadable, { expected }) : undefined;
  };
  return Object.fromEntries([...missing, ...unreadable].map((name) => [name, message(name) ?? ""]));
}
