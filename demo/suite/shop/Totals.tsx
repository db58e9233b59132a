/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from "hono/jsx";
import { fill } from "#demo/common/texts/index.ts";
import type { Cart } from "#demo/server/shop/cart.ts";
import type { Visit } from "#demo/server/visit.ts";
import { productLink, shopLink, variantImage } from "./address.ts";
import { Coupon } from "./Coupon.tsx";
import { Money } from "./Price.tsx";
import { shopTexts, viewCartText } from "./texts.ts";

interface TotalsProps {
  readonly visit: Visit;
  readonly cart: Pick<Cart, "totals">;
  /** Adds space at the side, as outside of the popover. */
  readonly spread?: boolean;
  /** Price of the delivery in cents, if known. */
  readonly delivery?: number;
}

/** Sums of the cart. Prices are without tax. Children are further rows. */
export const Totals = ({
  visit,
  cart: { totals },
  spread = false,
  delivery,
  children,
}: PropsWithChildren<TotalsProps>) => {
  const t = shopTexts(visit);
  const rows = [
    { id: "order_total_untaxed", label: t.subtotal, cents: totals.untaxed },
    { id: "order_total_taxes", label: t.taxes, cents: totals.taxes },
  ];
  return (
    <div id="cart_total" class="">
      <table class="table">
        <tr id="empty">
          {spread && <td rowspan={10} class="noborder"></td>}
          <td class="col-md-2 col-3 noborder"></td>
          <td class="col-md-2 col-3 noborder"></td>
        </tr>
        {delivery !== undefined && (
          <tr id="order_delivery">
            <td class="text-right noborder text-muted" title={t.deliveryHint}>
              {t.delivery}
            </td>
            <td class="text-xl-right noborder text-muted">
              <span>
                <Money visit={visit} cents={delivery} />
              </span>
            </td>
          </tr>
        )}
        {rows.map(({ id, label, cents }) => (
          <tr id={id}>
            <td class="text-right noborder">{label}</td>
            <td class="text-xl-right noborder">
              <span>
                <Money visit={visit} cents={cents} />
              </span>
            </td>
          </tr>
        ))}
        <tr id="order_total">
          <td class="text-right">
            <strong>{t.total}</strong>
          </td>
          <td class="text-xl-right">
            <strong>
              <Money visit={visit} cents={totals.total} />
            </strong>
          </td>
        </tr>
        {children}
      </table>
    </div>
  );
};

/** `website_sale.short_cart_summary`. */
export const CartSummary = ({ visit, cart }: { visit: Visit; cart: Cart }) => {
  const t = shopTexts(visit);
  return (
    <div class="card js_cart_summary">
      <div class="card-body">
        <h2 class="h4 d-none d-xl-block">{t.orderTotal}</h2>
        <hr class="d-none d-xl-block" />
        <div>
          <Totals visit={visit} cart={cart}>
            <Coupon visit={visit} code={cart.code} />
          </Totals>
          <a
            role="button"
            class="btn btn-secondary float-right d-none d-xl-inline-block"
            href={shopLink(visit, "/checkout?express=1")}
          >
            <span>{t.checkout}</span>
          </a>
        </div>
      </div>
    </div>
  );
};

/** Response of GET /shop/cart?type=popover. */
export const CartPopover = ({ visit, cart }: { visit: Visit; cart: Cart | undefined }) => {
  const t = shopTexts(visit);
  if (!cart) return <div class="alert alert-info">{t.empty}</div>;
  return (
    <>
      {cart.lines.map((line) => (
        <div class="row mb8 cart_line">
          <div class="col-3">
            <span>
              <img src={variantImage(line.product_id, "image_small")} class="img img-fluid rounded" alt="" />
            </span>
          </div>
          <div class="col-9">
            <div>
              <a href={productLink(visit, line.name, line.template_id)}>
                <span class="h6">{line.display_name}</span>
              </a>
            </div>
            {fill(t.pieces, { count: line.quantity })}
          </div>
        </div>
      ))}
      <div class="text-center">
        <span class="h6">
          <Totals visit={visit} cart={cart} spread />
        </span>
        <a role="button" class="btn btn-primary" href={shopLink(visit, "/cart")}>
          {viewCartText(visit, cart.quantity)}
        </a>
      </div>
    </>
  );
};
