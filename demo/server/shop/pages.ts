import type { SuiteContext } from "../env.ts";
import type { Fields } from "../form.ts";
import type { PaymentMethods } from "../payment/pages.ts";
import type { Transaction } from "../payment/transaction.ts";
import type { Visit } from "../visit.ts";
import type { Buyer } from "./address/contact.ts";
import type { Country, CountryState } from "./address/country.ts";
import type { AddressMode, Refusal } from "./address/form.ts";
import type { Cart } from "./cart.ts";
import type { Checkout } from "./checkout.ts";
import type { Configuration } from "./combination.ts";
import type { ProductPicture } from "./picture.ts";
import type { Product, Template } from "./product.ts";
import type { Shelf } from "./shelf.ts";
import type { SpecificationGroup } from "./specification.ts";
import type { Wish } from "./wish.ts";

/** Template with its initial combination. */
export interface Detail {
  readonly template: Template;
  readonly configuration: Configuration;
  /** True if the page lists the variants, which needs variants that can be listed. */
  readonly isList: boolean;
  /** Undefined if no combination is possible. */
  readonly combination: readonly number[] | undefined;
  /** Undefined while the variant does not exist. */
  readonly product: Product | undefined;
  readonly pictures: readonly ProductPicture[];
  readonly specifications: readonly SpecificationGroup[];
  /** True if the product is on the visitor's wishlist. */
  readonly isWished: boolean;
}

/** Optional product with its initial combination. */
export interface OptionalProduct {
  readonly template: Template;
  readonly configuration: Configuration;
  readonly combination: readonly number[];
  /** Values of the product that this one is an option of. */
  readonly parent: readonly number[];
  /** Undefined while the variant does not exist. */
  readonly product: Product | undefined;
}

/** Product that goes into the cart, with its optional products. */
export interface OptionsOffer {
  readonly product: Product;
  readonly combination: readonly number[];
  readonly quantity: number;
  readonly options: readonly OptionalProduct[];
}

/** Form of an address. */
export interface AddressForm extends AddressMode {
  readonly cart: Cart;
  /** Values by the names of the fields. */
  readonly values: Fields;
  readonly refusal: Refusal | undefined;
  readonly countries: readonly Country[];
  /** States of the form's country. */
  readonly states: readonly CountryState[];
}

/** Addresses of an order, to choose from. */
export interface Addresses extends Buyer {
  readonly cart: Cart;
}

/** Abandoned cart: already ordered, or restorable by its token. */
export type Abandoned = { readonly isCompleted: true } | { readonly isCompleted: false; readonly token: string };

type Answer = Response | Promise<Response>;

/** Pages and fragments of the shop. Fragments are HTML. */
export interface ShopPages {
  shelf(c: SuiteContext, shelf: Shelf): Answer;
  product(c: SuiteContext, detail: Detail): Answer;
  /** @param abandoned abandoned cart of the opened link */
  cart(c: SuiteContext, cart: Cart | undefined, suggestions: readonly Product[], abandoned?: Abandoned): Answer;
  address(c: SuiteContext, form: AddressForm): Answer;
  checkout(c: SuiteContext, addresses: Addresses): Answer;
  payment(c: SuiteContext, checkout: Checkout, methods: PaymentMethods): Answer;
  confirmation(c: SuiteContext, placed: Checkout, payment: Transaction | undefined): Answer;
  terms(c: SuiteContext): Answer;
  wishlist(c: SuiteContext, wishes: readonly Wish[]): Answer;
  comparison(c: SuiteContext, products: readonly Product[], groups: readonly SpecificationGroup[]): Answer;

  /** `website_sale.cart_lines` */
  cartLines(visit: Visit, cart: Cart, suggestions: readonly Product[]): string;
  /** `website_sale.short_cart_summary` */
  cartSummary(visit: Visit, cart: Cart): string;
  popover(visit: Visit, cart: Cart | undefined): string;
  comparisonRow(visit: Visit, product: Product): string;
  /** Content of the dialog; rows of its table. */
  optionalProducts(visit: Visit, offer: OptionsOffer): string;
  optionItems(visit: Visit, options: readonly OptionalProduct[]): string;
  carousel(template: Template, product: Product | undefined, pictures: readonly ProductPicture[]): string;
  /** Formats cents in the visitor's language. */
  amount(visit: Visit, cents: number): string;
}
