/** @jsxImportSource hono/jsx */
import { type Configuration, exclusionsOf, type Option } from "#demo/server/shop/combination.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Money } from "./Price.tsx";

interface OptionProps {
  readonly visit: Visit;
  readonly option: Option;
  readonly chosen: boolean;
}

/** Returns the data attributes of a value in the suite's markup. */
const data = ({ value_id, name, attribute, custom }: Option) => ({
  "data-value_id": value_id,
  "data-value_name": name,
  "data-attribute_name": attribute,
  ...(custom && { "data-is_custom": "True" }),
});

const fieldName = ({ template_id, attribute_id }: Option): string => `attribute-${template_id}-${attribute_id}`;

/** Price difference of a choice. */
export const Extra = ({ visit, cents }: { visit: Visit; cents: number }) =>
  cents === 0 ? null : (
    <span class="badge badge-pill badge-secondary">
      {cents > 0 ? "+" : "-"}{" "}
      <span data-oe-type="monetary" data-oe-expression="abs(value_id.price_extra)" class="variant_price_extra">
        <Money visit={visit} cents={Math.abs(cents)} />
      </span>
    </span>
  );

const Radio = ({ visit, option, chosen }: OptionProps) => (
  <li class="form-group js_attribute_value">
    <label class="col-form-label">
      <div>
        <input
          type="radio"
          class={`js_variant_change radio_input ${option.create_variant}`}
          checked={chosen}
          name={fieldName(option)}
          value={String(option.id)}
          {...data(option)}
        />
        <div class="radio_input_value">
          <span>{option.name}</span> <Extra visit={visit} cents={option.price_extra} />
        </div>
      </div>
    </label>
  </li>
);

const Swatch = ({ option, chosen }: OptionProps) => (
  <li class="list-inline-item">
    <label class={`css_attribute_color swatch_${option.value_id}${chosen ? " active" : ""}`}>
      <input
        type="radio"
        class={`js_variant_change ${option.create_variant}`}
        checked={chosen}
        name={fieldName(option)}
        value={String(option.id)}
        title={option.name}
        aria-label={option.name}
        {...data(option)}
      />
    </label>
  </li>
);

const Attribute = ({
  visit,
  options,
  combination,
}: {
  visit: Visit;
  options: readonly Option[];
  combination: readonly number[];
}) => {
  const [first] = options;
  if (!first) return null;
  const { attribute_id, attribute, kind } = first;
  const title = `attribute-title-${attribute_id}`;
  const each = (Item: typeof Radio) =>
    options.map((option) => <Item visit={visit} option={option} chosen={combination.includes(option.id)} />);
  const isFixed = options.length === 1 && !first.custom;
  return (
    <li
      data-attribute_id={attribute_id}
      data-attribute_name={attribute}
      class={`variant_attribute ${isFixed ? "d-none" : ""}`}
    >
      <strong class="attribute_name" id={title}>
        {attribute}
      </strong>
      {kind === "select" ? (
        <select
          data-attribute_id={attribute_id}
          class={`form-control js_variant_change ${first.create_variant}`}
          name={fieldName(first)}
          aria-labelledby={title}
        >
          {options.map((option) => (
            <option value={String(option.id)} selected={combination.includes(option.id)} {...data(option)}>
              {option.name}
            </option>
          ))}
        </select>
      ) : (
        <div role="radiogroup" aria-labelledby={title}>
          <ul class={kind === "color" ? "list-inline" : "list-unstyled"} data-attribute_id={attribute_id}>
            {each(kind === "color" ? Swatch : Radio)}
          </ul>
        </div>
      )}
    </li>
  );
};

/** List of attributes with their values. Without attributes the suite's own markup is invalid JSON, as on its pages. */
export const Variants = ({
  visit,
  configuration,
  combination,
  parent,
}: {
  visit: Visit;
  configuration: Configuration;
  combination: readonly number[];
  /** Values of the product that this one is an option of. */
  parent?: readonly number[];
}) => {
  const attributes = [...new Set(configuration.options.map(({ attribute_id }) => attribute_id))];
  if (attributes.length === 0 && !parent)
    return <ul class="d-none js_add_cart_variants" data-attribute_exclusions="{'exclusions: []'}"></ul>;
  return (
    <ul
      class="list-unstyled js_add_cart_variants flex-column"
      data-attribute_exclusions={JSON.stringify(exclusionsOf(configuration, parent))}
    >
      {attributes.map((id) => (
        <Attribute
          visit={visit}
          options={configuration.options.filter(({ attribute_id }) => attribute_id === id)}
          combination={combination}
        />
      ))}
    </ul>
  );
};
