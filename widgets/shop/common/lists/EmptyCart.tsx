interface EmptyCartProps {
  /** Message that the cart is empty; undefined if the page has a text. */
  readonly text: string | undefined;
  readonly shopText: string;
  /** Address of the shop; undefined if the page has a link. */
  readonly href: string | undefined;
}

/** Block of an empty cart: a message, and the link to the shop. Parts: empty, shop. Styles: `buttonCss`, `emptyCartCss`. */
export const EmptyCart = ({ text, shopText, href }: EmptyCartProps) => (
  <div className="empty-cart" part="empty">
    {text && <p>{text}</p>}
    {href && (
      <a className="button primary" part="shop" href={href}>
        {shopText}
      </a>
    )}
  </div>
);
