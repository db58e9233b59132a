import type { Queries } from "../database.ts";
import type { ChosenValue, Filter } from "./shelf.ts";

/** SQL condition of a list's templates: $1 true with unpublished ones, $2 a category with its subcategories or null, $3 words. */
export const listed = `(published or $1) and position(lower($3) in lower(template.name || ' ' || description)) > 0 and ($2::integer is null or category_id in (
    with recursive inner_category as (
      select id from product_category where id = $2
      union all select child.id from product_category as child join inner_category on child.parent_id = inner_category.id)
    select id from inner_category))`;

/** SQL condition: a chosen value of each filtered attribute, $4. */
export const filtered = `not exists (
    select from product_attribute_value as asked where asked.id = any ($4) and not exists (
      select from product_template_value as offered join product_attribute_value as value on value.id = offered.value_id
      where offered.template_id = template.id and value.id = any ($4) and value.attribute_id = asked.attribute_id))`;

/**
 * Returns the attributes by which the listed products differ.
 * @param values values for `listed`
 */
export const readFilters = (queries: Queries, values: readonly unknown[]): Promise<Filter[]> =>
  queries.query(
    `select attribute.id, attribute.name, attribute.kind, jsonb_agg(jsonb_build_object('id', value.id, 'name', value.name) order by value.id) as values
     from product_attribute as attribute join product_attribute_value as value on value.attribute_id = attribute.id
     where value.id in (
       select value_id from product_template_value join product_template as template on template.id = template_id where ${listed})
     group by attribute.id having count(*) > 1 order by attribute.id`,
    values,
  );

/** Returns the values of repeated `1-11`; ignores other texts. */
export const chosenIn = (texts: readonly string[]): ChosenValue[] =>
  texts.flatMap((text) => {
    const [, attribute, value] = /^(\d{1,9})-(\d{1,9})$/.exec(text) ?? [];
    return attribute && value ? [{ attribute: Number(attribute), value: Number(value) }] : [];
  });
