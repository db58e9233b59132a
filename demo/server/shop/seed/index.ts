import type { Queries } from "#demo/server/database.ts";
import { insert, insertAll } from "#demo/server/insert.ts";
import { attributeRows, attributes, valueRows } from "./attributes.ts";
import { desks } from "./desks.ts";
import { categories, type Item } from "./item.ts";
import { lights } from "./lights.ts";
import { seats } from "./seats.ts";
import { textiles } from "./textiles.ts";

const items = [...desks, ...seats, ...lights, ...textiles];
/** Hundredths of a per cent. */
const salesTax = 550;
const cents = (dollars: number): number => Math.round(dollars * 100);

const idOf = (name: string): number => {
  const index = items.findIndex((item) => item.name === name);
  if (index < 0) throw new Error(`There is no product ${name}`);
  return index + 1;
};
/** Returns the id of a template's first variant; variants of template 9 are 91, 92, ... */
const firstVariant = (name: string): number => idOf(name) * 10 + 1;

interface Choice {
  readonly id: number;
  readonly name: string;
  readonly attribute: number;
}

/** Returns the values of a template, with ids 901, 902, ... for template 9, in the order of the attributes. */
function choicesOf({ values = {} }: Item, template: number): Choice[] {
  const chosen = attributes.flatMap(({ name: attribute }, index) =>
    (values[attribute] ?? []).map((name) => ({ name, attribute: index })),
  );
  return chosen.map((choice, index) => ({ id: template * 100 + index + 1, ...choice }));
}

const valueId = ({ attribute, name }: Choice): number => {
  const found = valueRows.find((value) => value.attribute_id === attribute + 1 && value.name === name);
  if (!found) throw new Error(`${attributes[attribute]?.name} has no value ${name}`);
  return found.id;
};

/** Returns all combinations with one value of each attribute. */
const combinations = (choices: readonly Choice[]): Choice[][] =>
  attributes.reduce<Choice[][]>(
    (begun, _, attribute) => {
      const next = choices.filter((choice) => choice.attribute === attribute);
      return next.length ? begun.flatMap((combination) => next.map((choice) => [...combination, choice])) : begun;
    },
    [[]],
  );

const createVariant = ({ attribute }: Choice) => attributeRows[attribute]?.create_variant;

const exclusions = ({ never = [] }: Item, choices: readonly Choice[]) =>
  never
    .map((pair) => pair.map((name) => choices.find((choice) => choice.name === name)?.id))
    .map(([value_id, excluded_id]) => ({ value_id, excluded_id }));

/** Returns no variants for a template whose variants are created on demand. */
function variants({ archived = [], never = [], stock = 0 }: Item, template: number, choices: readonly Choice[]) {
  if (choices.some((choice) => createVariant(choice) === "dynamic")) return [];
  const tracked = choices.filter((choice) => createVariant(choice) === "always");
  const open = (choice: Choice): boolean =>
    tracked.filter(({ attribute }) => attribute === choice.attribute).length > 1;
  return combinations(tracked)
    .filter(
      (combination) => !never.some((pair) => pair.every((name) => combination.some((choice) => choice.name === name))),
    )
    .map((combination, index) => ({
      id: template * 10 + index + 1,
      template_id: template,
      combination: combination.map(({ id }) => id),
      active: !archived.includes(
        combination
          .filter(open)
          .map(({ name }) => name)
          .join(", "),
      ),
      stock,
    }));
}

const template = (item: Item, index: number) => ({
  id: index + 1,
  name: item.name,
  published: index > 0,
  category_id: categories[item.category],
  description: item.text,
  price: cents(item.price),
  discount: item.discount ?? 0,
  tax: item.untaxed ? 0 : salesTax,
  availability: item.availability ?? "never",
  threshold: item.threshold ?? 5,
  availability_message: item.message ?? "",
  drawing: item.shape,
  hue: item.hue ?? 35,
  optional_ids: (item.options ?? []).map(idOf),
  accessory_ids: (item.accessories ?? []).map(firstVariant),
});

/** Fills sixty products for desks and their users, and an order. */
export async function seedShop(queries: Queries): Promise<void> {
  await insert(queries, "sale_order", [{ id: 1, name: "SO001" }]);
  await insertAll(
    queries,
    "product_category",
    Object.entries(categories).map(([name, id]) => ({ id, name })),
  );
  await insertAll(queries, "product_attribute", attributeRows);
  await insertAll(queries, "product_attribute_value", valueRows);
  await insertAll(queries, "product_template", items.map(template));

  const planned = items.map((item, index) => ({ item, template: index + 1, choices: choicesOf(item, index + 1) }));
  await insertAll(
    queries,
    "product_template_value",
    planned.flatMap(({ item: { extra = {} }, template, choices }) =>
      choices.map((choice) => ({
        id: choice.id,
        template_id: template,
        value_id: valueId(choice),
        price_extra: cents(extra[choice.name] ?? 0),
      })),
    ),
  );
  await insertAll(
    queries,
    "product_exclusion",
    planned.flatMap(({ item, choices }) => exclusions(item, choices)),
  );
  await insertAll(
    queries,
    "product_product",
    planned.flatMap(({ item, template, choices }) => variants(item, template, choices)),
  );
}
