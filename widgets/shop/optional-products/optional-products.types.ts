import type { FailureTexts } from "#shared/i18n/index.ts";
import type { ProductNotes } from "../api/product.ts";
import type { Exclusions } from "../common/configurator/exclusions.ts";
import type en from "../i18n/en.json";

export type OptionalProductsTexts = Readonly<FailureTexts & typeof en.optionalProducts>;

export const events = {
  "suite-popup-show": "Before the dialog opens. Cancelable: the product goes into the cart without options",
  "suite-popup-hide": "After the dialog has closed",
  "suite-cart-change":
    "After the product and its chosen options were added; quantity: number of items in the whole cart. detail: { quantity: number | null }",
} as const;

interface OptionValue {
  /** Id of the template's attribute value; `valueId` is the id of the attribute value itself. */
  readonly id: number;
  readonly valueId: number;
  readonly name: string;
  /** Extra price as the suite writes it; empty: none. */
  readonly extra: string;
  /** True if the visitor writes the text of the value. */
  readonly isCustom: boolean;
}

export interface OptionAttribute {
  readonly name: string;
  readonly values: readonly OptionValue[];
  /** True if the attribute makes no variant; its value is sent with the order. */
  readonly hasNoVariant: boolean;
}

/** Format in which the suite writes an amount. */
export interface Money {
  readonly before: string;
  readonly after: string;
  readonly digits: number;
}

/** Product of the dialog, as sent by the suite. */
export interface OptionData {
  readonly templateId: number;
  /** 0: the variant does not exist yet. */
  readonly productId: number;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly price: number;
  /** Price before the discount; empty if there is none; a text is as the suite wrote it. */
  readonly listPrice: number | string;
  readonly money: Money;
  readonly attributes: readonly OptionAttribute[];
  /** Values without a choice. */
  readonly fixed: readonly number[];
  readonly exclusions: Exclusions;
  /** Chosen value per attribute; 0: none. */
  readonly chosen: readonly number[];
}

/** Product of the dialog with the visitor's changes. */
export interface OptionRow extends OptionData {
  /** Template of the option that this one depends on; 0: the row is the main product, or an option of the main product. */
  readonly parent: number;
  /** True if the row is part of the order. */
  readonly isIn: boolean;
  readonly isPossible: boolean;
  /** True while a call about the row is pending. */
  readonly busy: boolean;
  /** Texts that the visitor wrote, by value. */
  readonly texts: Readonly<Record<number, string>>;
}

export interface OptionalProductsProps {
  readonly productId: number;
  readonly quantity: number;
}

export interface OptionalProductsState {
  readonly isOpen: boolean;
  /** The main product, then its options, each followed by its own options. */
  readonly rows: readonly OptionRow[];
  /** Quantity of the product and of each option. */
  readonly quantity: number;
  /** Quantity that the rows' prices are for: a previous one while prices are requested, 0 before the first prices. */
  readonly pricedFor: number;
  /** Values of the main product that make no variant. */
  readonly notes: ProductNotes | undefined;
  /** True while the order is on its way to the cart, or options are requested. */
  readonly isSending: boolean;
  /** Number of orders so far. */
  readonly added: number;
  /** True if the last product was added without its options, which could not be shown. */
  readonly isWithoutOptions: boolean;
  /** Address to navigate to; null: the visitor stays. */
  readonly redirectUrl: string | null;
  readonly error: unknown;
}
