import type { FailureTexts } from "#shared/i18n/index.ts";
import { loadedDocs } from "#shared/loaded/index.ts";
import type { CombinationInfo } from "../common/configurator/combination-info.ts";
import type { Exclusions, Pair } from "../common/configurator/exclusions.ts";
import type en from "../i18n/en.json";

export type ProductTexts = Readonly<FailureTexts & typeof en.product>;

/** Values of the attributes. */
export interface ProductProps {
  readonly templateId: number;
  readonly productId: number;
  readonly pricelistId: number;
  /** Ids of attribute values, separated by commas. */
  readonly combination: string;
  readonly src: string;
  readonly show: string;
  readonly then: "stay" | "cart" | undefined;
}

export const events = {
  ...loadedDocs.events,
  "suite-variant-change":
    "After a visitor chose and the suite answered; productId is 0 if the variant does not exist yet. detail: { productId: number, possible: boolean, price: number, combination: number[] }",
  "suite-cart-add":
    "Before the product is added to the cart. Cancelable: nothing is added. detail: { productId: number, quantity: number, server: string, variantValues: number[], notes?: object }",
  "suite-cart-change":
    "After the product was added; quantity: number of items in the whole cart. detail: { quantity: number | null }",
} as const;

/** Choice of a visitor. */
export interface Choice {
  /** One value per attribute, in the order of the attributes; 0: none is chosen. */
  readonly combination: readonly number[];
  /** Variant in the page; 0: none. */
  readonly productId: number;
  /** null: the page has no field for it. */
  readonly quantity: number | null;
}

/** Choices of a page. */
export interface Offer {
  /** Ids of values per attribute. */
  readonly attributes: readonly (readonly number[])[];
  readonly exclusions: Exclusions;
  /** Names by value. */
  readonly names: ReadonlyMap<number, string>;
  /** True if the page has an element for the stock message. */
  readonly hasStockPlace: boolean;
  /** True for a product of a loaded page: the visitor stays on a page that is no shop. */
  readonly isLoaded?: boolean;
}

export interface ProductState {
  readonly choice: Choice;
  readonly conflicts: readonly Pair[];
  /** Data of the last choice that the suite answered; null before the first answer. */
  readonly info: CombinationInfo | null;
  /** False if an exclusion or an answer rules the choice out. */
  readonly isPossible: boolean;
  readonly busy: boolean;
  /** Nearest combination that the suite has confirmed; null if none is known. */
  readonly nearest: readonly number[] | null;
  readonly isSearching: boolean;
  /** True while the product is on its way to the cart. */
  readonly isAdding: boolean;
  /** The suite's message about the order; empty if there is none. */
  readonly warning: string;
  /** True if the product was added without its options, which could not be shown. */
  readonly isWithoutOptions: boolean;
  /** Address to navigate to; null: the visitor stays. */
  readonly redirectUrl: string | null;
  readonly error: unknown;
}
