import { fill } from "#shared/i18n/index.ts";
import type { ReadPage } from "#shared/loaded/index.ts";
import { lateStyles } from "#shared/ui/index.ts";
import css from "./loaded-wishlist.css";
import { readWishes, type Wish } from "./suite-page.markup.ts";
import type { WishlistTexts } from "./wishlist.store.ts";

interface TextsProps {
  readonly texts: WishlistTexts;
}

const Row = ({ wish, texts }: TextsProps & { readonly wish: Wish }) => {
  const { wishId, productId, name, description, href, picture, price } = wish;
  return (
    <li data-wish-id={wishId} data-product-id={productId}>
      <div className="picture">{picture && <img part="picture" src={picture} alt="" width="96" height="96" />}</div>
      <div>
        <p part="name" dir="auto">
          {href ? <a href={href}>{name}</a> : name}
        </p>
        {description && (
          <p part="description" dir="auto">
            {description}
          </p>
        )}
        <p part="price">
          <bdi>{price}</bdi>
        </p>
      </div>
      <div className="controls">
        <button type="button" name="add" aria-label={fill(texts.addItem, { name })}>
          {texts.add}
        </button>
        <button type="button" name="remove" className="quiet" aria-label={fill(texts.removeItem, { name })}>
          {texts.remove}
        </button>
      </div>
    </li>
  );
};

/** Simple markup of a wishlist. */
const LoadedWishlist = ({ wishes, texts }: TextsProps & { readonly wishes: readonly Wish[] }) => (
  <div ref={lateStyles(css)} className="wishes">
    <label>
      <input type="checkbox" name="keep" /> {texts.keep}
    </label>
    <ul part="list" aria-label={texts.list}>
      {wishes.map((wish) => (
        <Row key={wish.wishId} wish={wish} texts={texts} />
      ))}
    </ul>
  </div>
);

/** Reads the page of the wishlist, and draws its simple markup. */
export const readPage: ReadPage<object, WishlistTexts> = (page, { address, texts }) => {
  // the suite leads from an empty list to the shop
  const isShop = /\/shop\/?$/.test(new URL(address).pathname);
  const wishes = readWishes(page, address) ?? (isShop ? [] : undefined);
  return wishes && { props: {}, content: wishes.length ? <LoadedWishlist wishes={wishes} texts={texts} /> : null };
};
