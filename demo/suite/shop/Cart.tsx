/** @jsxImportSource hono/jsx */
import type { Cart } from "#demo/server/shop/cart.ts";
import type { Abandoned } from "#demo/server/shop/pages.ts";
import type { Product } from "#demo/server/shop/product.ts";
import type { Visit } from "#demo/server/visit.ts";
import { productLink, shopLink, variantImage } from "./address.ts";
import { CartLines } from "./CartLines.tsx";
import { Frame } from "./checkout/Frame.tsx";
import { Price } from "./Price.tsx";
import { shopTexts } from "./texts.ts";
import { CartSummary } from "./Totals.tsx";

/** Empty cart: the way to the shop, and products to begin with. */
const Empty = ({ visit, products }: { visit: Visit; products: readonly Product[] }) => {
  const t = shopTexts(visit);
  return (
    <div class="empty_cart">
      <div class="js_cart_lines alert alert-info">{t.empty}</div>
      <a role="button" href={shopLink(visit)} class="btn btn-primary">
        {t.toShop}
      </a>
      {products.length > 0 && (
        <>
          <h2 class="h4">{t.beginWith}</h2>
          <ul class="list-unstyled">
            {products.map((product) => (
              <li class="td-product_name">
                <a href={productLink(visit, product.name, product.template_id)}>
                  <img src={variantImage(product.id, "image")} class="img img-fluid rounded" alt="" />
                  <strong>{product.name}</strong>
                </a>
                <Price visit={visit} product={product} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

/** Both buttons, below the lines and, on small screens, below the sums. */
const Buttons = ({ visit, shown }: { visit: Visit; shown: string }) => {
  const t = shopTexts(visit);
  return (
    <>
      <a role="button" href={shopLink(visit)} class={`btn btn-secondary mb32 ${shown}`}>
        <span class="fa fa-chevron-left"></span> <span class="">{t.continueShopping}</span>
      </a>{" "}
      <a role="button" class={`btn btn-primary float-right ${shown}`} href={shopLink(visit, "/checkout?express=1")}>
        <span class="">{t.checkout}</span> <span class="fa fa-chevron-right"></span>
      </a>
    </>
  );
};

const AbandonedNotice = ({
  visit,
  cart,
  abandoned,
}: {
  visit: Visit;
  cart: Cart | undefined;
  abandoned: Abandoned;
}) => {
  const t = shopTexts(visit);
  if (abandoned.isCompleted)
    return (
      <div class="alert alert-danger">
        <p>{t.cartCompleted}</p>
        {cart && <p>{t.proceedCart}</p>}
      </div>
    );
  const link = (how: "squash" | "merge") =>
    shopLink(visit, `/cart/?access_token=${encodeURIComponent(abandoned.token)}&revive=${how}`);
  return (
    <div class="alert alert-info">
      <p>{t.currentCart}</p>
      <p>
        <a href={link("squash")}>{t.restoreCart}</a> {t.restoreCartNote}
      </p>
      <p>
        <a href={link("merge")}>{t.mergeCart}</a> {t.mergeCartNote}
      </p>
    </div>
  );
};

/** /shop/cart. */
export const CartPage = ({
  visit,
  cart,
  suggestions,
  abandoned,
}: {
  visit: Visit;
  cart: Cart | undefined;
  suggestions: readonly Product[];
  abandoned: Abandoned | undefined;
}) => (
  <Frame
    visit={visit}
    title={shopTexts(visit).myCart}
    step="review"
    main={
      <div class="row">
        <div class="col-lg-12">
          {abandoned && <AbandonedNotice visit={visit} cart={cart} abandoned={abandoned} />}
          {cart ? (
            <>
              <CartLines visit={visit} cart={cart} suggestions={suggestions} />
              <div class="clearfix"></div>
              <Buttons visit={visit} shown="d-none d-xl-inline-block" />
            </>
          ) : (
            <Empty visit={visit} products={suggestions} />
          )}
        </div>
      </div>
    }
    side={
      cart && (
        <>
          <CartSummary visit={visit} cart={cart} />
          <div class="d-xl-none mt8">
            <Buttons visit={visit} shown="" />
          </div>
        </>
      )
    }
  />
);
