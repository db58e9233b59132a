/** @jsxImportSource hono/jsx */
import type { Render } from "../../server/area.ts";
import type { SuiteContext } from "../../server/env.ts";
import type { ShopPages } from "../../server/shop/pages.ts";
import { CartPage, CheckoutPage } from "./Cart.tsx";
import { CartLines } from "./CartLines.tsx";
import { ComparisonPage, ComparisonRow } from "./Comparison.tsx";
import { Carousel, ProductPage } from "./Product.tsx";
import { ShelfPage } from "./Shelf.tsx";
import { shopTexts } from "./texts.ts";
import { CartPopover, CartSummary } from "./Totals.tsx";
import { WishlistPage } from "./Wishlist.tsx";

/** The shop in the stock front end's markup. */
export function shopPages(render: Render): ShopPages {
  const text = (c: SuiteContext) => shopTexts(c.var.visit);
  return {
    shelf: (c, shelf) =>
      render(c, {
        title: shelf.category?.name ?? text(c).shop,
        content: <ShelfPage visit={c.var.visit} shelf={shelf} />,
      }),
    product: (c, detail) =>
      render(c, {
        title: detail.template.name,
        mainObject: `product.template(${detail.template.id},)`,
        content: <ProductPage visit={c.var.visit} detail={detail} />,
      }),
    cart: (c, cart, suggestions) =>
      render(c, {
        title: text(c).myCart,
        content: <CartPage visit={c.var.visit} cart={cart} suggestions={suggestions} />,
      }),
    checkout: (c, cart) =>
      render(c, { title: text(c).confirm, content: <CheckoutPage visit={c.var.visit} cart={cart} /> }),
    wishlist: (c, wishes) =>
      render(c, { title: text(c).myWishlist, content: <WishlistPage visit={c.var.visit} wishes={wishes} /> }),
    comparison: (c, products, groups) =>
      render(c, {
        title: text(c).compareProducts,
        content: <ComparisonPage visit={c.var.visit} products={products} groups={groups} />,
      }),

    cartLines: (visit, cart, suggestions) => String(<CartLines visit={visit} cart={cart} suggestions={suggestions} />),
    cartSummary: (visit, cart) => String(<CartSummary visit={visit} cart={cart} />),
    popover: (visit, cart) => String(<CartPopover visit={visit} cart={cart} />),
    comparisonRow: (visit, product) => String(<ComparisonRow visit={visit} product={product} />),
    carousel: (template, product) => String(<Carousel template={template} product={product} />),
  };
}
