/** @jsxImportSource hono/jsx */
import { dollars } from "#demo/server/shop/money.ts";
import type { Detail } from "#demo/server/shop/pages.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Extra } from "./Variants.tsx";

/** Variants of a product in place of their attributes; a single one is hidden. Not recorded. */
export const VariantList = ({
  visit,
  detail: { template, configuration, product },
}: {
  visit: Visit;
  detail: Pick<Detail, "template" | "configuration" | "product">;
}) => {
  const variants = configuration.variants.filter(({ active }) => active);
  const chosen = variants.find(({ id }) => id === product?.id) ?? variants[0];
  if (variants.length === 1)
    return <input type="hidden" class="product_id" name="product_id" value={String(chosen?.id)} />;
  return (
    <div role="radiogroup" aria-label={template.name} lang="en">
      {variants.map(({ id, display_name, combination, price, list_price }) => (
        <div class="custom-control custom-radio">
          <input
            type="radio"
            class="custom-control-input product_id js_product_change"
            name="product_id"
            id={`radio_variant_${id}`}
            value={String(id)}
            checked={id === chosen?.id}
            data-lst_price={dollars(list_price)}
            data-price={dollars(price)}
            data-combination={JSON.stringify(combination)}
          />{" "}
          <label class="custom-control-label" for={`radio_variant_${id}`}>
            <span>{display_name}</span> <Extra visit={visit} cents={list_price - template.price} />
          </label>
        </div>
      ))}
    </div>
  );
};
