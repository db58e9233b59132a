/** @jsxImportSource hono/jsx */
import type { OptionalProduct, OptionsOffer } from "#demo/server/shop/pages.ts";
import type { Visit } from "#demo/server/visit.ts";
import { variantImage } from "./address.ts";
import { Money } from "./Price.tsx";
import { shopTexts } from "./texts.ts";
import { Variants } from "./Variants.tsx";

const priceOf = ({ template, configuration, combination }: OptionalProduct) => {
  const extra = configuration.options
    .filter(({ id }) => combination.includes(id))
    .reduce((sum, { price_extra }) => sum + price_extra, 0);
  const listPrice = template.price + extra;
  return { listPrice, price: Math.round((listPrice * (100 - template.discount)) / 100) };
};

const OptionPrice = ({ visit, option }: { visit: Visit; option: OptionalProduct }) => {
  const t = shopTexts(visit);
  const { price, listPrice } = priceOf(option);
  return (
    <td class="text-center td-price">
      <div
        data-oe-type="monetary"
        data-oe-expression="combination_info['list_price']"
        class={`text-danger oe_default_price oe_optional oe_striked_price${price < listPrice ? "" : " d-none"}`}
      >
        <Money visit={visit} cents={listPrice} />
      </div>
      <div data-oe-type="monetary" data-oe-expression="combination_info['price']" class="oe_price">
        <Money visit={visit} cents={price} />
      </div>
      <span class="js_raw_price d-none">{price / 100}</span>
      <p class="css_not_available_msg alert alert-warning">{t.optionUnavailable}</p>
      <input type="hidden" class="js_optional_same_quantity" value="0" name={`optional-add-${option.template.id}`} />
      <a role="button" href="#" class="js_add btn btn-primary btn-sm">
        <i class="fa fa-shopping-cart add-optionnal-item"></i> {t.addToCart}
      </a>
      <span class="js_remove d-none">
        <span class="optional_product_quantity">
          <span class="js_item add_qty">1 </span>
          <span class="js_items d-none">5 </span> <span>{t.units}</span>
          <br />
        </span>
        <a role="button" href="#" class="js_remove">
          <i class="fa fa-trash-o remove-optionnal-item"></i>
        </a>
      </span>
    </td>
  );
};

const Row = ({ visit, option }: { visit: Visit; option: OptionalProduct }) => {
  const t = shopTexts(visit);
  const { template, configuration, combination, parent, product } = option;
  const name = product?.display_name ?? template.name;
  return (
    <tr class="js_product">
      <td class="td-img">
        <input type="hidden" class="product_template_id" value={String(template.id)} />
        <input
          type="hidden"
          class="product_id"
          name={`optional-product-${template.id}`}
          value={String(product?.id ?? 0)}
        />
        <input type="hidden" class="product_display_name" name={`optional-productname-${template.id}`} value={name} />
        <img
          class="variant_image"
          alt={t.productImage}
          src={
            product
              ? variantImage(product.id, "image_medium")
              : `/web/image/product.template/${template.id}/image_medium`
          }
        />
      </td>
      <td class="td-product_name" colspan={2}>
        <div class="float-left">
          <strong class="product-name">{name}</strong>
          {template.description && <div class="text-muted small">{template.description}</div>}
        </div>
        <div class="float-right">
          <Variants visit={visit} configuration={configuration} combination={combination} parent={parent} />
        </div>
      </td>
      <OptionPrice visit={visit} option={option} />
    </tr>
  );
};

/** Rows of optional products. */
export const OptionItems = ({ visit, options }: { visit: Visit; options: readonly OptionalProduct[] }) => (
  <>
    {"\n"}
    {options.map((option) => (
      <Row visit={visit} option={option} />
    ))}
  </>
);

const MainPrice = ({ visit, offer: { product, combination } }: { visit: Visit; offer: OptionsOffer }) => (
  <td class="text-center td-price" name="price">
    <ul class="d-none js_add_cart_variants" data-attribute_exclusions="{'exclusions: []'}"></ul>
    <div class="d-none oe_unchanged_value_ids" data-unchanged_value_ids={JSON.stringify(combination)}></div>
    <div
      data-oe-type="monetary"
      data-oe-expression="combination_info['list_price']"
      class={`text-danger oe_default_price oe_striked_price${product.price < product.list_price ? "" : " d-none"}`}
    >
      <Money visit={visit} cents={product.list_price} />
    </div>
    <span
      data-oe-type="monetary"
      data-oe-expression="combination_info['price']"
      class="oe_price product_id"
      data-product-id={product.id}
    >
      <Money visit={visit} cents={product.price} />
    </span>
    <span class="js_raw_price d-none">{product.price / 100}</span>
  </td>
);

const MainProduct = ({ visit, offer }: { visit: Visit; offer: OptionsOffer }) => {
  const t = shopTexts(visit);
  const { product, quantity } = offer;
  const step = (label: string, icon: string, more = "") => (
    <button class={`btn btn-primary ${more}js_add_cart_json d-none d-md-inline-block`} aria-label={label} title={label}>
      <i class={`fa ${icon}`}></i>
    </button>
  );
  return (
    <tr class="js_product in_cart main_product">
      <input type="hidden" class="product_template_id" value={String(product.template_id)} />
      <input type="hidden" class="product_id" value={String(product.id)} />
      <td class="td-img">
        <img alt={t.productImage} src={variantImage(product.id, "image_medium")} />
      </td>
      <td class="td-product_name">
        <strong>{product.display_name}</strong>
        <div class="text-muted small">
          <div>{product.description}</div>
          <div class="js_attributes"></div>
        </div>
      </td>
      <td class="text-center td-qty">
        <div class="css_quantity input-group oe_website_spinner">
          <div class="input-group-prepend">{step(t.removeOne, "fa-minus")}</div>
          <input
            type="text"
            class="js_quantity form-control quantity"
            data-min="1"
            name="add_qty"
            value={String(quantity)}
          />
          <div class="input-group-append">{step(t.addOne, "fa-plus", "float_left ")}</div>
        </div>
      </td>
      <MainPrice visit={visit} offer={offer} />
    </tr>
  );
};

/** Content of the dialog "Add to cart". */
export const OptionalProducts = ({ visit, offer }: { visit: Visit; offer: OptionsOffer }) => {
  const t = shopTexts(visit);
  const { product, quantity, options } = offer;
  return (
    <main class="modal-body">
      <table class="table table-striped table-sm">
        <thead>
          <tr>
            <th class="td-img">{t.product}</th>
            <th></th>
            <th class="text-center td-qty">{t.quantity}</th>
            <th class="text-center td-price">{t.price}</th>
          </tr>
        </thead>
        <tbody>
          <MainProduct visit={visit} offer={offer} />
          <tr class="o_total_row">
            <td colspan={4} class="text-right">
              <strong>{t.total}</strong>{" "}
              <span
                data-oe-type="monetary"
                data-oe-expression="combination_info['price'] * (add_qty or 1)"
                class="js_price_total font-weight-bold"
                data-product-id={product.id}
              >
                <Money visit={visit} cents={product.price * quantity} />
              </span>
            </td>
          </tr>
          <tr class="o_select_options">
            <td colspan={4}>
              <h4>{t.availableOptions}</h4>
            </td>
          </tr>
          <OptionItems visit={visit} options={options} />
        </tbody>
      </table>
    </main>
  );
};
