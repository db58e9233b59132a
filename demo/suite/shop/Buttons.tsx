/** @jsxImportSource hono/jsx */
import type { Visit } from "#demo/server/visit.ts";
import { shopTexts } from "./texts.ts";

interface Target {
  readonly visit: Visit;
  /** 0 while the variant does not exist. */
  readonly productId: number;
  /** True on the page of a product: the button follows the chosen variant. */
  readonly follows?: boolean;
}

const size = (follows: boolean): string => (follows ? "btn-lg mt8" : "btn-sm");

export const WishButton = ({
  visit,
  productId,
  follows = false,
  templateId,
  disabled,
}: Target & { readonly templateId: number; readonly disabled: boolean }) => {
  const label = shopTexts(visit).addToWishlist;
  return (
    <button
      type="button"
      class={`btn btn-secondary ${size(follows)} ${follows ? "o_add_wishlist_dyn" : "o_add_wishlist"}${disabled ? " disabled" : ""}`}
      disabled={disabled}
      title={label}
      data-action="o_wishlist"
      data-product-template-id={templateId}
      data-product-product-id={productId}
    >
      <span class="fa fa-heart" role="img" aria-label={label}></span>
    </button>
  );
};

export const CompareButton = ({ visit, productId, follows = false }: Target) => {
  const label = shopTexts(visit).compare;
  return (
    <button
      type="button"
      class={`d-none d-md-inline-block btn btn-secondary ${size(follows)} ${follows ? "o_add_compare_dyn" : "o_add_compare"}`}
      title={label}
      aria-label={label}
      data-action="o_comparelist"
      data-product-product-id={productId}
    >
      <span class="fa fa-exchange"></span>
    </button>
  );
};
