import { array, fallback, number, object, optional, parse, safeParse, string } from "valibot";
import type { Fields } from "../form.ts";

const choices = fallback(
  array(
    object({
      attribute_name: optional(string()),
      attribute_value_name: optional(string()),
      custom_value: optional(string()),
    }),
  ),
  [],
);
const product = object({
  product_id: fallback(optional(number()), undefined),
  product_custom_attribute_values: choices,
  no_variant_attribute_values: choices,
});

/** Longest note in characters; the rest is cut off. */
const longest = 500;

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
};

/**
 * Returns the notes of a form beside the variant, such as `Wrapping: Card with your words: Happy birthday`. Ignores unreadable lists.
 * @param option id of an option; the product itself if undefined
 */
export function notesOf(fields: Fields, option?: number): string[] {
  const several = safeParse(array(product), parsed(fields["custom_values"]));
  const single = () =>
    parse(product, {
      product_custom_attribute_values: parsed(fields["product_custom_attribute_values"]),
      no_variant_attribute_values: parsed(fields["no_variant_attribute_values"]),
    });
  const { product_custom_attribute_values: written, no_variant_attribute_values: chosen } =
    (several.success &&
      several.output.find(({ product_id }, index) => (option ? product_id === option : index === 0))) ||
    (option ? parse(product, {}) : single());
  return chosen.map(({ attribute_name, attribute_value_name }) => {
    const text = written.find((value) => value.attribute_value_name === attribute_value_name)?.custom_value;
    return [attribute_name, attribute_value_name, text].filter(Boolean).join(": ").slice(0, longest);
  });
}
