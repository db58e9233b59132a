import type { FailureTexts } from "#shared/i18n/index.ts";
import type en from "../i18n/en.json";

export type ProductListTexts = Readonly<FailureTexts & typeof en.productList>;

export interface ProductListProps {
  readonly category: number;
  readonly search: string;
  readonly templateIds: readonly number[];
  readonly order: string;
  readonly limit: number;
  readonly columns: number;
  readonly controls: string;
  readonly show: string;
  readonly src: string;
}

/** Product of the list. */
export interface Card {
  /** Address of the suite's page of the product. */
  readonly href: string;
  readonly name: string;
  /** Variant that the buttons add; 0 if the visitor has to choose one first. */
  readonly productId: number;
  readonly picture: string | undefined;
  /** Price with the currency's sign; empty if unknown. */
  readonly price: string;
  /** Higher price before a discount; empty if there is none. */
  readonly listPrice: string;
}

/** Some of the products, and what reads the next ones. */
export interface Shelf {
  readonly cards: readonly Card[];
  readonly next: Step | undefined;
  /** Address of the suite that the products come from. */
  readonly address: string;
}

/** Reads products; null if the suite does not have the page. @throws SuiteError */
export type Step = (signal: AbortSignal) => Promise<Shelf | null>;

/** Choice of a visitor. */
export interface Question {
  readonly search: string;
  readonly order: string;
}

/** Makes the first step of a question. @throws a `config` error for an address of another site */
export type Ask = (props: ProductListProps, question: Question) => Step;
