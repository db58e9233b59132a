interface EmptyCartProps {
  /** Says that it is empty; absent where the page says so. */
  readonly text: string | undefined;
  readonly shopText: string;
  /** Of the shop; absent where the page has a link. */
  readonly href: string | undefined;
}

/** In the place of a cart with nothing in it: a sentence, and the way to the shop. Parts: empty, shop. Styles: `buttonCss`, `emptyCartCss`. */
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
