/** @jsxImportSource hono/jsx */
import { fill } from "#demo/common/texts/index.ts";
import type { Card, Shelf } from "#demo/server/shop/shelf.ts";
import type { Visit } from "#demo/server/visit.ts";
import { keptOf, listLink, productLink } from "./address.ts";
import { CompareButton, WishButton } from "./Buttons.tsx";
import { Choices, sheet, Sorting } from "./Choices.tsx";
import { Microdata, Price } from "./Price.tsx";
import { Search } from "./Search.tsx";
import { shopTexts } from "./texts.ts";

const Pager = ({ visit, shelf }: { visit: Visit; shelf: Shelf }) => {
  const t = shopTexts(visit);
  const step = (page: number, label: string) => (
    <li class={`page-item ${page < 1 || page > shelf.pages ? "disabled" : ""}`}>
      <a
        class="page-link"
        {...(page >= 1 && page <= shelf.pages
          ? { href: listLink(visit, shelf, { page }) }
          : { role: "link", "aria-disabled": "true" })}
      >
        {label}
      </a>
    </li>
  );
  return (
    <ul class="pagination m-0">
      {step(shelf.page - 1, t.previous)}
      {Array.from({ length: shelf.pages }, (_, index) => index + 1).map((page) => (
        <li class={`page-item ${page === shelf.page ? "active" : ""}`}>
          <a
            class="page-link"
            href={listLink(visit, shelf, { page })}
            aria-current={page === shelf.page ? "page" : undefined}
          >
            {page}
          </a>
        </li>
      ))}
      {step(shelf.page + 1, t.next)}
    </ul>
  );
};

const Offer = ({ visit, card, address }: { visit: Visit; card: Card; address: string }) => {
  const t = shopTexts(visit);
  return (
    <div itemprop="offers" itemscope itemtype="http://schema.org/Offer" class="product_price">
      <b>
        <Price visit={visit} product={card} />
        <Microdata price={card.price} />
      </b>
      {card.product_id === null ? (
        <a class="btn btn-secondary btn-sm" href={address}>
          {t.choose}
        </a>
      ) : (
        <>
          <input name="product_id" type="hidden" value={String(card.product_id)} />
          <button
            type="submit"
            class="btn btn-secondary btn-sm a-submit"
            aria-label={fill(t.addProduct, { product: card.name })}
            title={t.addToCart}
          >
            <span class="fa fa-shopping-cart"></span>
          </button>
          <WishButton visit={visit} templateId={card.id} productId={card.product_id} disabled={card.wished} />
          <CompareButton visit={visit} productId={card.product_id} />
        </>
      )}
    </div>
  );
};

const ProductCard = ({ visit, card }: { visit: Visit; card: Card }) => {
  const t = shopTexts(visit);
  const address = productLink(visit, card.name, card.id);
  return (
    <div class="oe_product_cart" data-publish={card.published ? "on" : "off"}>
      <form action="/shop/cart/update" method="post">
        <input type="hidden" name="csrf_token" value={visit.formToken} />
        <div itemscope itemtype="http://schema.org/Product">
          {card.price < card.list_price && <span class="ribbon">{t.sale}</span>}
          <div class="oe_product_image">
            <a itemprop="url" href={address} tabindex={-1} aria-hidden="true">
              <span>
                <img
                  src={`/web/image/product.template/${card.id}/image/300x300`}
                  class="img img-fluid"
                  alt=""
                  width="300"
                  height="300"
                  loading="lazy"
                />
              </span>
            </a>
          </div>
          <section>
            <h2 class="h6">
              <a itemprop="name" href={address} content={card.name}>
                {card.name}
              </a>
            </h2>
            {!card.published && <span class="badge badge-secondary">{t.unpublished}</span>}
            <Offer visit={visit} card={card} address={address} />
          </section>
        </div>
      </form>
    </div>
  );
};

const perRow = 4;

/** The built-in list is a table of cards; its style sheet makes a grid of it. */
const Grid = ({ visit, cards }: { visit: Visit; cards: readonly Card[] }) => (
  <table role="presentation">
    <tbody>
      {Array.from({ length: Math.ceil(cards.length / perRow) }, (_, row) => (
        <tr>
          {cards.slice(row * perRow, (row + 1) * perRow).map((card) => (
            <td class="oe_product oe_grid oe-height-2">
              <ProductCard visit={visit} card={card} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** /shop and its categories. */
export const ShelfPage = ({ visit, shelf }: { visit: Visit; shelf: Shelf }) => {
  const t = shopTexts(visit);
  const nothing = shelf.search ? fill(t.nothingFound, { search: shelf.search }) : t.nothing;
  return (
    <div id="wrap" class="js_sale">
      <div class="container py-2 oe_website_sale">
        <h1>{shelf.category?.name ?? t.shop}</h1>
        <div id="search" class="products_pager form-inline justify-content-center">
          <Search
            visit={visit}
            action={listLink(visit, { ...shelf, search: "" }, {})}
            search={shelf.search}
            kept={keptOf(shelf)}
          />
          <button type="button" class="btn btn-secondary open_filters" popovertarget={sheet}>
            {t.filterAndSort} {shelf.chosen.length > 0 && <span class="chosen_filters">{shelf.chosen.length}</span>}
          </button>
          {shelf.pages > 1 && (
            <nav aria-label={t.pages}>
              <Pager visit={visit} shelf={shelf} />
            </nav>
          )}
          <Sorting visit={visit} shelf={shelf} />
        </div>
        <div class="row mt-3">
          <Choices visit={visit} shelf={shelf} />
          <div class="col-lg-9" id="products_grid">
            {shelf.cards.length > 0 ? (
              <Grid visit={visit} cards={shelf.cards} />
            ) : (
              <p class="text-center text-muted mt16">{nothing}</p>
            )}
          </div>
        </div>
        {shelf.pages > 1 && (
          <div id="search" class="products_pager form-inline justify-content-center mt-3">
            <Pager visit={visit} shelf={shelf} />
          </div>
        )}
      </div>
    </div>
  );
};
