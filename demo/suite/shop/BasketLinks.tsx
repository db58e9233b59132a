/** @jsxImportSource hono/jsx */
import type { Basket } from "#demo/server/shop/visitor.ts";
import type { Visit } from "#demo/server/visit.ts";
import { shopLink } from "./address.ts";
import { shopTexts } from "./texts.ts";

/** Cart and wishlist in the header of every page; each hides while it is empty. Source: behaviour, cart, 8, wishlist, 2. */
export const BasketLinks = ({ visit, basket: { cart, wishes } }: { visit: Visit; basket: Basket }) => {
  const t = shopTexts(visit);
  return (
    <>
      <li id="my_cart" class={`nav-item${cart ? "" : " d-none"}`}>
        <a href={shopLink(visit, "/cart")} class="nav-link">
          <i class="fa fa-shopping-cart"></i> {t.myCart}{" "}
          <sup class="my_cart_quantity badge badge-primary">{cart || ""}</sup>
        </a>
      </li>
      <li id="my_wish" class={`nav-item${wishes ? "" : " d-none"}`}>
        <a href={shopLink(visit, "/wishlist")} class="nav-link">
          <i class="fa fa-heart"></i> {t.wishlist}{" "}
          <sup class="my_wish_quantity o_animate_blink badge badge-primary">{wishes}</sup>
        </a>
      </li>
    </>
  );
};
