/** @jsxImportSource hono/jsx */
import { fill } from "#demo/common/texts/index.ts";
import { isPossible } from "#demo/server/shop/combination.ts";
import type { Detail } from "#demo/server/shop/pages.ts";
import { canBeListed } from "#demo/server/shop/variant-list.ts";
import type { Visit } from "#demo/server/visit.ts";
import { isEditor } from "#demo/server/website/site.ts";
import { Discussion } from "../portal/Discussion.tsx";
import { EditorBar } from "../website/EditorBar.tsx";
import { productLink, shopLink } from "./address.ts";
import { CompareButton, WishButton } from "./Buttons.tsx";
import { Carousel } from "./Carousel.tsx";
import { Microdata, Money } from "./Price.tsx";
import { Search } from "./Search.tsx";
import { shopTexts } from "./texts.ts";
import { VariantList } from "./VariantList.tsx";
import { Variants } from "./Variants.tsx";

const ProductPrice = ({ visit, price, listPrice }: { visit: Visit; price: number; listPrice: number }) => (
  <div itemprop="offers" itemscope itemtype="http://schema.org/Offer" class="product_price mt16">
    <div class="h4 oe_price_h4 css_editable_mode_hidden">
      <span
        data-oe-type="monetary"
        data-oe-expression="combination_info['list_price']"
        class={`text-danger oe_default_price${price < listPrice ? "" : " d-none"}`}
      >
        <Money visit={visit} cents={listPrice} />
      </span>{" "}
      <b data-oe-type="monetary" data-oe-expression="combination_info['price']" class="oe_price">
        <Money visit={visit} cents={price} />
      </b>
      <Microdata price={price} />
    </div>
    <div class="css_non_editable_mode_hidden decimal_precision" data-precision="2"></div>
  </div>
);

const Quantity = ({ visit }: { visit: Visit }) => {
  const t = shopTexts(visit);
  return (
    <div class="css_quantity input-group oe_website_spinner" contenteditable={false}>
      <div class="input-group-prepend">
        <a class="btn btn-secondary js_add_cart_json" aria-label={t.removeOne} title={t.removeOne} href="#">
          <i class="fa fa-minus"></i>
        </a>
      </div>
      <input
        type="text"
        class="form-control quantity"
        data-min="1"
        name="add_qty"
        value="1"
        aria-label={t.quantity}
        inputmode="numeric"
      />
      <div class="input-group-append">
        <a class="btn btn-secondary float_left js_add_cart_json" aria-label={t.addOne} title={t.addOne} href="#">
          <i class="fa fa-plus"></i>
        </a>
      </div>
    </div>
  );
};

const BuyForm = ({ visit, detail }: { visit: Visit; detail: Detail }) => {
  const { template, configuration, isList, combination, product, isWished } = detail;
  const t = shopTexts(visit);
  if (!combination) return <p class="alert alert-warning">{t.neverPossible}</p>;
  const isListed = isList && canBeListed(configuration);
  const possible = isPossible(configuration, combination);
  const extra = configuration.options
    .filter(({ id }) => combination.includes(id))
    .reduce((sum, { price_extra }) => sum + price_extra, 0);
  const listPrice = template.price + extra;
  return (
    <form action="/shop/cart/update" method="post">
      <input type="hidden" name="csrf_token" value={visit.formToken} />
      <div class={`js_product js_main_product${possible ? "" : " css_not_available"}`}>
        {!isListed && (
          <input type="hidden" class="product_id" name="product_id" {...(product && { value: String(product.id) })} />
        )}
        <input
          type="hidden"
          class="product_template_id"
          {...(!isListed && { name: "product_template_id" })}
          value={String(template.id)}
        />
        {isListed ? (
          <VariantList visit={visit} detail={detail} />
        ) : (
          <Variants visit={visit} configuration={configuration} combination={combination} />
        )}
        <ProductPrice
          visit={visit}
          price={Math.round((listPrice * (100 - template.discount)) / 100)}
          listPrice={listPrice}
        />
        <p class="css_not_available_msg alert alert-warning">{t.notPossible}</p>
        <Quantity visit={visit} />
        <button type="submit" id="add_to_cart" class="btn btn-primary btn-lg mt8 js_check_product a-submit">
          {t.addToCart}
        </button>{" "}
        <WishButton visit={visit} templateId={template.id} productId={product?.id ?? 0} follows disabled={isWished} />{" "}
        <CompareButton visit={visit} productId={product?.id ?? 0} follows />
        <div class="availability_messages o_not_editable"></div>
      </div>
    </form>
  );
};

const Specifications = ({ visit, detail: { template, specifications } }: { visit: Visit; detail: Detail }) => {
  const t = shopTexts(visit);
  const list = new Intl.ListFormat(visit.language.tag, { type: "disjunction" });
  return (
    <section class="container" id="product_full_spec">
      {specifications.length > 0 && (
        <>
          <h2 class="h3 text-center mb32">{fill(t.specifications, { product: template.name })}</h2>
          <div class="row">
            <div class="col-lg-8 offset-lg-2" id="product_specifications">
              <table class="table table-striped table-sm table-hover">
                {specifications.map(({ category, rows }) => (
                  <tbody>
                    {specifications.length > 1 && (
                      <tr>
                        <th colspan={2}>{category ?? t.uncategorized}</th>
                      </tr>
                    )}
                    {rows.map(({ attribute, values }) => (
                      <tr class={`collapse in show ${category ?? "Uncategorized"}`}>
                        <td>{attribute}</td>
                        <td>
                          {list
                            .formatToParts(values[0] ?? [])
                            .map(({ type, value }) => (type === "element" ? <bdi>{value}</bdi> : value))}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                ))}
              </table>
            </div>
          </div>
        </>
      )}
    </section>
  );
};

/** /shop/product/<product>. */
export const ProductPage = ({ visit, detail }: { visit: Visit; detail: Detail }) => {
  const { template, product } = detail;
  const t = shopTexts(visit);
  return (
    <div itemscope itemtype="http://schema.org/Product" id="wrap" class="js_sale ecom-zoomable zoomeagle-next">
      {isEditor(visit.user) && <EditorBar visit={visit} />}
      <section id="product_detail" class={`container py-2 oe_website_sale${template.discount > 0 ? " discount" : ""}`}>
        <div class="row">
          <nav class="col-md-4">
            <ol class="breadcrumb">
              <li class="breadcrumb-item">
                <a href={shopLink(visit)}>{t.products}</a>
              </li>
              <li class="breadcrumb-item active" aria-current="page">
                <span>{template.name}</span>
              </li>
            </ol>
          </nav>
          <div class="col-md-8">
            <div class="form-inline justify-content-end">
              <Search visit={visit} action={shopLink(visit)} />
            </div>
          </div>
        </div>
        <div class="row">
          <div class="col-md-6">
            <Carousel template={template} product={product} pictures={detail.pictures} />
          </div>
          <div class="col-md-6 col-xl-4 offset-xl-2" id="product_details">
            <h1 itemprop="name">{template.name}</h1>
            <link itemprop="url" href={productLink(visit, template.name, template.id)} />
            <BuyForm visit={visit} detail={detail} />
            <hr />
            <div class="o_not_editable">
              <p class="text-muted" lang="en">
                {template.description}
              </p>
            </div>
            <hr />
            <p class="text-muted">{t.terms}</p>
          </div>
        </div>
      </section>
      <Specifications visit={visit} detail={detail} />
      <div class="o_shop_discussion_rating container mt32 mb32">
        <section>
          <h2>{t.reviews}</h2>
          <Discussion model="product.template" id={template.id} hasRatings />
        </section>
      </div>
    </div>
  );
};
