import type { SuiteContext } from "../env.ts";
import type { Visit } from "../visit.ts";
import type { Cart } from "./cart.ts";
import type { Shelf } from "./shelf.ts";
import type { Configuration } from "./combination.ts";
import type { SpecificationGroup } from "./specification.ts";
import type { Product, Template } from "./product.ts";
import type { Wish } from "./wish.ts";

/** A template as its page shows it first. */
export interface Detail {
  readonly template: Template;
  readonly configuration: Configuration;
  /** Undefined when no combination is possible. */
  readonly combination: readonly number[] | undefined;
  /** Undefined while it was not created. */
  readonly product: Product | undefined;
  readonly specifications: readonly SpecificationGroup[];
  /** Whether the wishlist of the visitor has the product. */
  readonly isWished: boolean;
}

type Answer = Response | Promise<Response>;

/** What the shop shows. Fragments are HTML. */
export interface ShopPages {
  shelf(c: SuiteContext, shelf: Shelf): Answer;
  product(c: SuiteContext, detail: Detail): Answer;
  cart(c: SuiteContext, cart: Cart | undefined, suggestions: readonly Product[]): Answer;
  checkout(c: SuiteContext, cart: Cart): Answer;
  wishlist(c: SuiteContext, wishes: readonly Wish[]): Answer;
  comparison(c: SuiteContext, products: readonly Product[], groups: readonly SpecificationGroup[]): Answer;

  /** `website_sale.cart_lines` */
  cartLines(visit: Visit, cart: Cart, suggestions: readonly Product[]): string;
  /** `website_sale.short_cart_summary` */
  cartSummary(visit: Visit, cart: Cart): string;
  popover(visit: Visit, cart: Cart | undefined): string;
  comparisonRow(visit: Visit, product: Product): string;
  carousel(template: Template, product: Product | undefined): string;
}
