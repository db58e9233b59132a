/** @jsxImportSource hono/jsx */
import type { Wish } from "#demo/server/shop/wish.ts";
import type { Visit } from "#demo/server/visit.ts";
import { productLink, variantImage } from "./address.ts";
import { Money } from "./Price.tsx";
import { shopTexts } from "./texts.ts";

const Row = ({ visit, wish }: { visit: Visit; wish: Wish }) => {
  const t = shopTexts(visit);
  const address = productLink(visit, wish.name, wish.template_id);
  return (
    <tr data-wish-id={wish.wish_id} data-product-id={wish.id}>
      <td class="td-img">
        <a href={address} tabindex={-1} aria-hidden="true">
          <img
            class="img img-fluid"
            alt={t.productImage}
            src={variantImage(wish.id, "image/100x100")}
            width="100"
            height="100"
          />
        </a>
      </td>
      <td class="text-left">
        <strong>
          <a href={address}>{wish.display_name}</a>
        </strong>
        <small class="d-none d-md-block" lang="en">
          {wish.description}
        </small>
        <button type="button" class="btn btn-link o_wish_rm no-decoration">
          <small>
            <i class="fa fa-trash-o"></i> {t.remove}
          </small>
        </button>
      </td>
      <td>
        <Money visit={visit} cents={wish.price} />
      </td>
      <td class="text-center td-wish-btn">
        <input name="product_id" type="hidden" value={String(wish.id)} />
        <button type="button" class="btn btn-secondary btn-block o_wish_add mb4">
          {t.addToCart}
        </button>
      </td>
    </tr>
  );
};

/** /shop/wishlist, which needs a script, as in the suite. */
export const WishlistPage = ({ visit, wishes }: { visit: Visit; wishes: readonly Wish[] }) => {
  const t = shopTexts(visit);
  return (
    <div id="wrap" class="js_sale">
      <div class="container oe_website_sale">
        <section class="container wishlist-section">
          <h1 class="h3">{t.myWishlist}</h1>
          <div class="checkbox">
            <label class="text-muted">
              <input type="checkbox" id="b2b_wish" value="1" class="mr8" />
              {t.keepWish}
            </label>
          </div>
          <table
            class="table table-bordered table-striped table-hover text-center mt16 table-comparator"
            id="o_comparelist_table"
          >
            <tbody>
              {wishes.map((wish) => (
                <Row visit={visit} wish={wish} />
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </div>
  );
};
