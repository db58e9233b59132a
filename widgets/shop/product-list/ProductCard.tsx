import { createElement } from "react";
import { fill } from "#shared/i18n/index.ts";
import type { Card, ProductListTexts } from "./product-list.types.ts";

/** Attributes that elements in a shadow root do not inherit. */
export interface Nested {
  readonly "data-server": string;
  readonly "data-lang": string | undefined;
}

/** Elements of the small buttons by the part of a card that they are. */
const smallButtons = { wishlist: "suite-wishlist-button", compare: "suite-compare-button" } as const;
const actions = ["cart", ...Object.keys(smallButtons)];

interface ProductCardProps {
  readonly card: Card;
  readonly shows: (part: string) => boolean;
  readonly nested: Nested;
  readonly texts: ProductListTexts;
}

function Price({ card: { price, listPrice }, texts }: Pick<ProductCardProps, "card" | "texts">) {
  return (
    <p part="price">
      <bdi>{price}</bdi>
      {listPrice && (
        <>
          {" "}
          <span className="visually-hidden">{fill(texts.listPrice, { price: listPrice })}</span>
          <del part="list-price" aria-hidden="true">
            {listPrice}
          </del>
        </>
      )}
    </p>
  );
}

/** Buttons of a product, the small ones on its picture; a link to its page where the visitor has to choose a variant first. */
function Actions({ card: { productId, href, name }, shows, nested, texts }: ProductCardProps) {
  if (!actions.some(shows)) return null;
  if (!productId)
    return (
      <div className="actions" part="actions">
        <a className="button quiet" part="choose" href={href} aria-label={fill(texts.chooseOf, { name })}>
          {texts.choose}
        </a>
      </div>
    );
  const product = { ...nested, "data-product-id": productId };
  const small = Object.entries(smallButtons).map(
    ([part, tag]) => shows(part) && createElement(tag, { key: part, ...product }),
  );
  return (
    <div className="actions" part="actions" role="group" aria-label={name}>
      {shows("cart") && createElement("suite-add-to-cart", product)}
      {shows("picture") ? <div className="on-picture">{small}</div> : small}
    </div>
  );
}

export function ProductCard(props: ProductCardProps) {
  const { card, shows, texts } = props;
  const { name, picture, href, price } = card;
  const hasName = shows("name");
  return (
    <li className="card" part="card">
      {(hasName || shows("picture")) && (
        <a className="link" part="link" href={href}>
          {shows("picture") && (
            <span className="picture" part="picture">
              {picture && (
                <img src={picture} alt={hasName ? "" : name} width="300" height="300" loading="lazy" decoding="async" />
              )}
            </span>
          )}
          {hasName && (
            <span className="name" part="name">
              <bdi>{name}</bdi>
            </span>
          )}
        </a>
      )}
      {shows("price") && price && <Price card={card} texts={texts} />}
      <Actions {...props} />
    </li>
  );
}

/** Placeholders in the shape of cards. */
export const WaitingCards = ({ count, shows }: { readonly count: number } & Pick<ProductCardProps, "shows">) => (
  <div className="cards waiting" part="skeleton" aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      <div key={place} className="card">
        {(shows("picture") || shows("name")) && (
          <span className="link">
            {shows("picture") && <span className="picture" />}
            {shows("name") && <span className="name" />}
          </span>
        )}
        {shows("price") && <p />}
        {actions.some(shows) && <div className="actions" />}
      </div>
    ))}
  </div>
);
