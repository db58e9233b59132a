import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  failureGone: "This product is not available any more.",
  impossible: "This combination does not exist.",
  conflict: "{value} is not available with {other}.",
  offer: "Choose {values} instead",
  searching: "Looking for what is available…",
  /** Said of a value, after its name. */
  excluded: "not available with {values}",
  /** The same as one sentence, where nothing can be said after a name. */
  excludedOption: "{name}, not available with {values}",
  left: "{count} {unit} available",
  plenty: "In stock",
  inCart: "You already added {count} {unit} in your cart.",
  allInCart: "You already added all {count} {unit} in your cart.",
  soldOut: "Temporarily out of stock",
  /** It was added, though its options could not be offered before. */
  withoutOptions: "The product is in your cart. Its options could not be shown.",
};

export type ProductTexts = Texts<typeof english>;
