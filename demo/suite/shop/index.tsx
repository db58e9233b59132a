/** @jsxImportSource hono/jsx */
import type { Render } from "#demo/server/area.ts";
import type { SuiteContext } from "#demo/server/env.ts";
import { amountText } from "#demo/server/format.ts";
import type { ShopPages } from "#demo/server/shop/pages.ts";
import { productView } from "#demo/server/shop/variant-list.ts";
import { isEditor } from "#demo/server/website/site.ts";
import { methodSheets } from "../payment/index.tsx";
import { Carousel } from "./Carousel.tsx";
import { CartPage } from "./Cart.tsx";
import { CartLines } from "./CartLines.tsx";
import { AddressPage } from "./checkout/Address.tsx";
import { AddressesPage } from "./checkout/Addresses.tsx";
import { ComparisonPage, ComparisonRow } from "./Comparison.tsx";
import { ConfirmationPage } from "./Confirmation.tsx";
import { OptionalProducts, OptionItems } from "./Options.tsx";
import { PaymentPage, TermsPage } from "./Payment.tsx";
import { ProductPage } from "./Product.tsx";
import { ShelfPage } from "./Shelf.tsx";
import { shopTexts } from "./texts.ts";
import { CartPopover, CartSummary } from "./Totals.tsx";
import { WishlistPage } from "./Wishlist.tsx";

const sheets = ["shop/checkout.css"];

/** Returns the pages of the shop in built-in markup. */
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
        viewKey: productView,
        sheets: isEditor(c.var.visit.user) ? ["website/website.css"] : [],
        content: <ProductPage visit={c.var.visit} detail={detail} />,
      }),
    cart: (c, cart, suggestions, abandoned) =>
      render(c, {
        title: text(c).myCart,
        content: <CartPage visit={c.var.visit} cart={cart} suggestions={suggestions} abandoned={abandoned} />,
      }),
    address: (c, form) =>
      render(c, { title: text(c).address, sheets, content: <AddressPage visit={c.var.visit} form={form} /> }),
    checkout: (c, addresses) =>
      render(c, {
        title: text(c).address,
        sheets,
        content: <AddressesPage visit={c.var.visit} addresses={addresses} />,
      }),
    payment: (c, checkout, methods) =>
      render(c, {
        title: text(c).confirm,
        sheets: methodSheets,
        hasFrames: true,
        content: <PaymentPage visit={c.var.visit} checkout={checkout} methods={methods} />,
      }),
    confirmation: (c, placed, payment) =>
      render(c, {
        title: text(c).placed,
        content: <ConfirmationPage visit={c.var.visit} checkout={placed} payment={payment} />,
      }),
    terms: (c) => render(c, { title: text(c).termsTitle, content: <TermsPage visit={c.var.visit} /> }),
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
    optionalProducts: (visit, offer) => String(<OptionalProducts visit={visit} offer={offer} />),
    optionItems: (visit, options) => String(<OptionItems visit={visit} options={options} />),
    carousel: (template, product, pictures) =>
      String(<Carousel template={template} product={product} pictures={pictures} />),
    amount: amountText,
  };
}
