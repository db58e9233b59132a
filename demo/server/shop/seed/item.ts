import type { Shape } from "../drawing.ts";
import type { AttributeName } from "./attributes.ts";

/** One product as the seed writes it down. */
export interface Item {
  readonly name: string;
  readonly category: keyof typeof categories;
  /** US dollars. */
  readonly price: number;
  readonly text: string;
  readonly shape: Shape;
  /** Of what is painted in its picture, in degrees; wood without it. */
  readonly hue?: number;
  readonly values?: Partial<Record<AttributeName, readonly string[]>>;
  /** US dollars that a value adds. */
  readonly extra?: Readonly<Record<string, number>>;
  /** Pairs of values that nobody builds together. */
  readonly never?: readonly (readonly [string, string])[];
  /** Combinations that are not built any more, by the names of their values. */
  readonly archived?: readonly string[];
  /** Pieces on the shelf, of each variant. */
  readonly stock?: number;
  /** What the shop does with that number; nothing by default. */
  readonly availability?: "always" | "threshold" | "custom";
  readonly threshold?: number;
  readonly message?: string;
  /** Per cent. */
  readonly discount?: number;
  /** Services and books are not taxed. */
  readonly untaxed?: boolean;
  /** Names of products: what can be ordered as a part of it, and what the cart suggests. */
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
