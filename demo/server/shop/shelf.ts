export interface Category {
  readonly id: number;
  readonly name: string;
  /** Null for those at the top. */
  readonly parent_id: number | null;
}

/** A value of an attribute that the list can be kept to. */
interface FilterValue {
  readonly id: number;
  readonly name: string;
}

export interface Filter {
  /** Of the attribute. */
  readonly id: number;
  readonly name: string;
  readonly kind: "radio" | "select" | "color";
  readonly values: readonly FilterValue[];
}

/** What somebody chose in a filter: `attrib=1-11` in the address. */
export interface ChosenValue {
  readonly attribute: number;
  readonly value: number;
}

/** A template in the list, with the variant that its buttons are about. */
export interface Card {
  readonly id: number;
  readonly name: string;
  readonly published: boolean;
  /** Null for a product that is created on demand and was not asked for yet. */
  readonly product_id: number | null;
  /** Cents. */
  readonly price: number;
  readonly list_price: number;
  readonly wished: boolean;
}

export const orders = ["list_price desc", "list_price asc", "name asc", "name desc"] as const;

export interface Shelf {
  readonly categories: readonly Category[];
  readonly category: Category | undefined;
  readonly search: string;
  readonly filters: readonly Filter[];
  readonly chosen: readonly ChosenValue[];
  /** Empty: in the order of the shop. */
  readonly order: (typeof orders)[number] | "";
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly cards: readonly Card[];
}
