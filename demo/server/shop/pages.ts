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

/** A template as its page shows it first. */
export interface Detail {
  readonly template: Template;
  readonly configuration: Configuration;
  /** Its variants are listed, where they can be. */
  readonly isList: boolean;
  /** Undefined when no combination is possible. */
  readonly combination: readonly number[] | undefined;
  /** Undefined while it was not created. */
  readonly product: Product | undefined;
  readonly pictures: readonly ProductPicture[];
  readonly specifications: readonly SpecificationGroup[];
  /** Whether the wishlist of the visitor has the product. */
  readonly isWished: boolean;
}

/** What can be ordered with a product, as it is shown first. */
export interface OptionalProduct {
  readonly template: Template;
  readonly configuration: Configuration;
  readonly combination: readonly number[];
  /** Values of what it is an option of. */
  readonly parent: readonly number[];
  /** Undefined while it was not created. */
  readonly product: Product | undefined;
}

/** A product on its way to the cart, and what can be ordered with it. */
export interface OptionsOffer {
  readonly product: Product;
  readonly combination: readonly number[];
  readonly quantity: number;
  readonly options: readonly OptionalProduct[];
}

/** The form of an address. */
export interface AddressForm extends AddressMode {
  readonly cart: Cart;
  /** By the names of its fields. */
  readonly values: Fields;
  readonly refusal: Refusal | undefined;
  readonly countries: readonly Country[];
  /** Of the country in it. */
  readonly states: readonly CountryState[];
}

/** The addresses of an order, to choose from. */
export interface Addresses extends Buyer {
  readonly cart: Cart;
}

/** A cart that was left: it was ordered meanwhile, or it can be taken up again by its token. */
export type Abandoned = { readonly isCompleted: true } | { readonly isCompleted: false; readonly token: string };

type Answer = Response | Promise<Response>;

/** What the shop shows. Fragments are HTML. */
export interface ShopPages {
  shelf(c: SuiteContext, shelf: Shelf): Answer;
  product(c: SuiteContext, detail: Detail): Answer;
  /** @param abandoned what is said of a cart that a link has named */
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
  /** The dialog's content; rows of its table. */
  optionalProducts(visit: Visit, offer: OptionsOffer): string;
  optionItems(visit: Visit, options: readonly OptionalProduct[]): string;
  carousel(template: Template, product: Product | undefined, pictures: readonly ProductPicture[]): string;
  /** Cents as the visitor's language writes them. */
  amount(visit: Visit, cents: number): string;
}
