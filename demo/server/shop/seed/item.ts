import type { Shape } from "../drawing.ts";
import type { AttributeName } from "./attributes.ts";

/** Product in the seed. */
export interface Item {
  readonly name: string;
  readonly category: keyof typeof categories;
  /** US dollars. */
  readonly price: number;
  readonly text: string;
  readonly shape: Shape;
  /** Hue of painted parts in its picture, in degrees; wood if undefined. */
  readonly hue?: number;
  readonly values?: Partial<Record<AttributeName, readonly string[]>>;
  /** Price of a value in US dollars. */
  readonly extra?: Readonly<Record<string, number>>;
  /** Excluded pairs of values. */
  readonly never?: readonly (readonly [string, string])[];
  /** Archived combinations, by the names of their values. */
  readonly archived?: readonly string[];
  /** Stock of each variant. */
  readonly stock?: number;
  /** Handling of the stock; none by default. */
  readonly availability?: "always" | "threshold" | "custom";
  readonly threshold?: number;
  readonly message?: string;
  /** Discount in per cent. */
  readonly discount?: number;
  /** True for services and books. */
  readonly untaxed?: boolean;
  /** Names of the optional products, and of those that the cart suggests. */
  readonly options?: readonly string[];
  readonly accessories?: readonly string[];
}

export const categories = {
  Desks: 1,
  Tables: 2,
  Seats: 3,
  Storage: 4,
  Light: 5,
  Desktop: 6,
  Textiles: 7,
  Care: 8,
} as const;
