export interface Category {
  readonly id: number;
  readonly name: string;
  /** Null for top categories. */
  readonly parent_id: number | null;
}

/** Value of an attribute to filter by. */
interface FilterValue {
  readonly id: number;
  readonly name: string;
}

export interface Filter {
  /** Id of the attribute. */
  readonly id: number;
  readonly name: string;
  readonly kind: "radio" | "select" | "color";
  readonly values: readonly FilterValue[];
}

/** Chosen value of a filter: `attrib=1-11` in the address. */
export interface ChosenValue {
  readonly attribute: number;
  readonly value: number;
}

/** Template in the list, with the variant of its buttons. */
export interface Card {
  readonly id: number;
  readonly name: string;
  readonly published: boolean;
  /** Null for a product whose variant is created on demand. */
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
  /** Empty for the order of the shop. */
  readonly order: (typeof orders)[number] | "";
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly cards: readonly Card[];
}
