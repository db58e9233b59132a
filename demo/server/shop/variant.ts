import type { Queries } from "../database.ts";
import type { Fields } from "../form.ts";
import { findVariant, isPossible, readConfiguration, variantKey } from "./combination.ts";

/**
 * Returns the variant of a combination, and creates it if it is created on demand; 0 if there is none. Two simultaneous calls get the same
 * variant.
 */
export async function openVariant(
  queries: Queries,
  templateId: number,
  combination: readonly number[],
): Promise<number> {
  const configuration = await readConfiguration(queries, templateId);
  if (!isPossible(configuration, combination)) return 0;
  const found = findVariant(configuration, combination);
  if (found) return found.id;
  const key = variantKey(configuration, combination);
  await queries.query("insert into product_product (template_id, combination) values ($1, $2) on conflict do nothing", [
    templateId,
    key,
  ]);
  const [created] = await queries.query<{ id: number }>(
    "select id from product_product where template_id = $1 and combination = $2",
    [templateId, key],
  );
  return created?.id ?? 0;
}

interface FormChoice {
  readonly templateId: number;
  readonly combination: readonly number[];
}

/** Returns the choices of a product page's form, field by field: they count if no script updated `product_id`. */
export function choiceOf(fields: Fields): FormChoice | undefined {
  const chosen = Object.entries(fields).flatMap(([name, value]) => {
    const template = /^attribute-(\d{1,9})-\d{1,9}$/.exec(name)?.[1];
    return template && template === fields["product_template_id"] && /^\d{1,9}$/.test(value) ? [Number(value)] : [];
  });
  return chosen.length > 0 ? { templateId: Number(fields["product_template_id"]), combination: chosen } : undefined;
}

/** Returns notes of values that create no variant: `Wrapping: None`. */
export async function untrackedNotes(queries: Queries, { combination }: FormChoice): Promise<string[]> {
  const options = await queries.query<{ attribute: string; name: string }>(
    "select attribute, name from product_option where id = any ($1) and create_variant = 'no_variant' order by attribute_id",
    [combination],
  );
  return options.map(({ attribute, name }) => `${attribute}: ${name}`);
}
