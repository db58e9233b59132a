/** @jsxImportSource hono/jsx */
import { fill } from "#demo/common/texts/index.ts";
import type { Product } from "#demo/server/shop/product.ts";
import type { SpecificationGroup } from "#demo/server/shop/specification.ts";
import type { Visit } from "#demo/server/visit.ts";
import { productLink, shopLink, variantImage } from "./address.ts";
import { Price } from "./Price.tsx";
import { shopTexts } from "./texts.ts";

/** Row of the comparison panel. */
export const ComparisonRow = ({ visit, product }: { visit: Visit; product: Product }) => {
  const t = shopTexts(visit);
  return (
    <div class="row no-gutters align-items-center mt-2 o_product_row" data-category_ids={`[${product.category_id}]`}>
      <div class="col-3">
        <img class="img img-fluid" alt={t.productImage} src={variantImage(product.id, "image_small")} />
      </div>
      <div class="col-8 pl-2">
        <h6>
          <a href={shopLink(visit, `/product/${product.template_id}`)}>{product.display_name}</a>
          <br />
          <Price visit={visit} product={product} />
        </h6>
      </div>
      <div class="col-1 text-right">
        <a href="#" class="o_remove" title={t.remove} data-product_product_id={product.id}>
          <i class="fa fa-trash" role="img" aria-label={t.remove}></i>
        </a>
      </div>
    </div>
  );
};

const Column = ({ visit, product, removable }: { visit: Visit; product: Product; removable: boolean }) => {
  const t = shopTexts(visit);
  const address = productLink(visit, product.name, product.template_id);
  return (
    <td>
      {removable && (
        <a
          href="#"
          class="o_comparelist_remove"
          data-product_product_id={product.id}
          aria-label={fill(t.removeProduct, { product: product.display_name })}
        >
          <strong class="float-right">x</strong>
        </a>
      )}
      <a href={address} tabindex={-1} aria-hidden="true">
        <img
          class="img img-fluid"
          alt={t.productImage}
          src={variantImage(product.id, "image/200x150")}
          width="200"
          height="150"
        />
      </a>
      <div class="product_summary">
        <a class="o_product_comparison_table" href={address}>
          <span>{product.display_name}</span>
          <br />
        </a>
        <span>
          <strong>{t.priceLabel}</strong> <Price visit={visit} product={product} />
        </span>
        <form action="/shop/cart/update" method="post" class="text-center">
          <input name="product_id" type="hidden" value={String(product.id)} />
          <button type="submit" class="btn btn-primary btn-block a-submit">
            <i class="fa fa-shopping-cart"></i>&nbsp;{t.addToCart}
          </button>
        </form>
      </div>
    </td>
  );
};

/** Heading with its rows; a single group has no heading. */
const Group = ({
  visit,
  group: { category, rows },
  columns,
  titled,
}: {
  visit: Visit;
  group: SpecificationGroup;
  columns: number;
  titled: boolean;
}) => {
  const t = shopTexts(visit);
  const name = category ?? "Uncategorized";
  return (
    <>
      {titled && (
        <tr class="clickable" data-toggle="collapse" data-target={`.${name}`}>
          <th class="text-left" colspan={columns + 1}>
            <i
              class="fa fa-chevron-circle-down o_product_comparison_collpase"
              role="img"
              aria-label={t.collapse}
              title={t.collapse}
            ></i>{" "}
            <span>{category ?? t.uncategorized}</span>
          </th>
        </tr>
      )}
      {rows.map(({ attribute, values }) => (
        <tr class={`collapse in show ${name}`}>
          <td>{attribute}</td>
          {values.map((names) => (
            <td>{names.length > 0 ? <bdi>{names.join(", ")}</bdi> : " - "}</td>
          ))}
        </tr>
      ))}
    </>
  );
};

/** /shop/compare/?products=1,2. */
export const ComparisonPage = ({
  visit,
  products,
  groups,
}: {
  visit: Visit;
  products: readonly Product[];
  groups: readonly SpecificationGroup[];
}) => (
  <div id="wrap" class="js_sale">
    <div class="container oe_website_sale">
      <section class="container">
        <h1 class="h3">{shopTexts(visit).compareProducts}</h1>
        <table class="table table-bordered table-hover text-center mt16 table-comparator" id="o_comparelist_table">
          <thead>
            <tr>
              <td class="td-top-left"></td>
              {products.map((product) => (
                <Column visit={visit} product={product} removable={products.length > 2} />
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <Group visit={visit} group={group} columns={products.length} titled={groups.length > 1} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  </div>
);
