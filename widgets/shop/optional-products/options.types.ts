import type { ProductNotes } from "../api/product.ts";
import type { Exclusions } from "../common/configurator/exclusions.ts";

interface OptionValue {
  /** Of the template's attribute value; `valueId` is that of the attribute itself. */
  readonly id: number;
  readonly valueId: number;
  readonly name: string;
  /** What it adds to the price, as the suite writes it; empty: nothing. */
  readonly extra: string;
  /** The visitor words it. */
  readonly isCustom: boolean;
}

export interface OptionAttribute {
  readonly name: string;
  readonly values: readonly OptionValue[];
  /** It makes no variant, and is told with the order. */
  readonly hasNoVariant: boolean;
}

/** How the suite writes an amount. */
export interface Money {
  readonly before: string;
  readonly after: string;
  readonly digits: number;
}

/** A product of the dialog, as the suite sent it. */
export interface OptionData {
  readonly templateId: number;
  /** 0: such a variant does not exist yet. */
  readonly productId: number;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly price: number;
  /** What it cost before; empty where it is not discounted, text as the suite wrote it. */
  readonly listPrice: number | string;
  readonly money: Money;
  readonly attributes: readonly OptionAttribute[];
  /** Values that nobody can choose. */
  readonly fixed: readonly number[];
  readonly exclusions: Exclusions;
  /** One value per attribute; 0: none. */
  readonly chosen: readonly number[];
}

/** A product of the dialog, as it stands there. */
export interface OptionRow extends OptionData {
  /** Template of the option that it belongs to; 0: the product itself. */
  readonly parent: number;
  /** It will be ordered. */
  readonly isIn: boolean;
  readonly isPossible: boolean;
  /** The suite is asked about it. */
  readonly isBusy: boolean;
  /** Value -> the visitor's words. */
  readonly texts: Readonly<Record<number, string>>;
}

export interface OptionalProductsProps {
  readonly productId: number;
  readonly quantity: number;
}

export interface OptionalProductsState {
  readonly isOpen: boolean;
  /** The product itself, then its options, each followed by its own. */
  readonly rows: readonly OptionRow[];
  /** Of the product and of each option. */
  readonly quantity: number;
  /** The quantity that the prices of the rows are for: another one while the suite is asked, 0 before it has said any. */
  readonly pricedFor: number;
  /** What is said of the product beside its variant. */
  readonly notes: ProductNotes | undefined;
  /** It is on its way to the cart, or the suite is asked what there is. */
  readonly isSending: boolean;
  /** How often something was added here. */
  readonly added: number;
  /** True if the last product was added without its options, since they could not be shown. */
  readonly isWithoutOptions: boolean;
  /** Where the page goes now. */
  readonly redirectUrl: string | null;
  readonly error: unknown;
}
