import type { Queries } from "../database.ts";
import type { Product } from "./product.ts";

/** Value of a template's attribute. */
export interface Option {
  readonly id: number;
  readonly template_id: number;
  readonly attribute_id: number;
  readonly attribute: string;
  readonly kind: "radio" | "select" | "color";
  readonly create_variant: "always" | "dynamic" | "no_variant";
  /** Heading in comparisons; null for uncategorised ones. */
  readonly category: string | null;
  readonly value_id: number;
  readonly name: string;
  readonly colour: string | null;
  readonly custom: boolean;
  /** Cents. */
  readonly price_extra: number;
  /** Number of values that the template has for this attribute. */
  readonly choices: number;
}

interface Exclusion {
  readonly value_id: number;
  readonly excluded_id: number;
}

/** Attributes and variants of a template. */
export interface Configuration {
  readonly options: readonly Option[];
  readonly exclusions: readonly Exclusion[];
  /** All variants, also archived ones. */
  readonly variants: readonly Product[];
}

export async function readConfiguration(queries: Queries, templateId: number): Promise<Configuration> {
  return {
    options: await queries.query("select * from product_option where template_id = $1 order by attribute_id, id", [
      templateId,
    ]),
    exclusions: await queries.query(
      `select rule.value_id, excluded_id from product_exclusion as rule
       where exists (select from product_template_value as value where template_id = $1 and value.id in (rule.value_id, excluded_id))`,
      [templateId],
    ),
    variants: await queries.query("select * from product where template_id = $1 order by id", [templateId]),
  };
}

const isDynamic = ({ options }: Configuration): boolean =>
  options.some(({ create_variant }) => create_variant === "dynamic");

/** Returns a key of a variant, without values that create no variant (such as a wrapping). */
export const variantKey = ({ options }: Configuration, combination: readonly number[]): number[] =>
  options
    .filter(({ id, create_variant }) => create_variant !== "no_variant" && combination.includes(id))
    .map(({ id }) => id)
    .sort((a, b) => a - b);

export function findVariant(configuration: Configuration, combination: readonly number[]): Product | undefined {
  const key = variantKey(configuration, combination).join();
  return configuration.variants.find((variant) => variant.combination.join() === key);
}

/** Returns true for exactly one value of each attribute. */
function isComplete({ options }: Configuration, combination: readonly number[]): boolean {
  const attributes = combination.map((id) => options.find((option) => option.id === id)?.attribute_id);
  const wanted = new Set(options.map(({ attribute_id }) => attribute_id));
  return (
    attributes.length === wanted.size && !attributes.includes(undefined) && new Set(attributes).size === wanted.size
  );
}

/**
 * Returns true for a complete combination that is neither archived nor excluded (by its own values or those of its parent product), and
 * that exists or can be created.
 */
export function isPossible(
  configuration: Configuration,
  combination: readonly number[],
  parent: readonly number[] = [],
): boolean {
  const together = new Set([...combination, ...parent]);
  if (!isComplete(configuration, combination)) return false;
  if (configuration.exclusions.some(({ value_id, excluded_id }) => together.has(value_id) && together.has(excluded_id)))
    return false;
  const variant = findVariant(configuration, combination);
  return variant ? variant.active : isDynamic(configuration);
}

/** Returns the initial combination: the first value of each attribute, or the first one that is not excluded. */
export function firstPossible(
  configuration: Configuration,
  parent: readonly number[] = [],
): readonly number[] | undefined {
  const byAttribute = [...new Set(configuration.options.map(({ attribute_id }) => attribute_id))];
  const search = (combination: readonly number[]): readonly number[] | undefined => {
    const attribute = byAttribute[combination.length];
    if (attribute === undefined) return isPossible(configuration, combination, parent) ? combination : undefined;
    for (const { id } of configuration.options.filter(({ attribute_id }) => attribute_id === attribute)) {
      const found = search([...combination, id]);
      if (found) return found;
    }
    return undefined;
  };
  return search([]);
}

/** Returns the exclusions as the suite writes them into the page. */
export function exclusionsOf(configuration: Configuration, parent: readonly number[] = []): Record<string, unknown> {
  const own = configuration.options.map(({ id }) => id);
  const excluded = (id: number): number[] =>
    configuration.exclusions.flatMap(({ value_id, excluded_id }) =>
      value_id === id ? [excluded_id] : excluded_id === id ? [value_id] : [],
    );
  return {
    exclusions: Object.fromEntries(own.map((id) => [id, excluded(id).filter((other) => own.includes(other))])),
    parent_exclusions: own.filter((id) => excluded(id).some((other) => parent.includes(other))),
    parent_combination: parent,
    archived_combinations: [],
    has_dynamic_attributes: isDynamic(configuration),
    existing_combinations: [],
    no_variant_product_template_attribute_value_ids: [],
  };
}
