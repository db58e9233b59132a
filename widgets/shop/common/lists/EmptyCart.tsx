interface EmptyCartProps {
  readonly text: string;
  readonly shopText: string;
  readonly href: string;
  /** True if the page author wrote a text, which is shown in place of the message. */
  readonly hasText?: boolean;
  /** True if the page author's text has a link, which is shown in place of the link to the shop. */
  readonly hasLink?: boolean;
}

/** Block of an empty cart or list: a message, and the link to the shop. Parts: empty, shop. Styles: `buttonCss`, `emptyCartCss`. */
export const EmptyCart = ({ text, shopText, href, hasText = false, hasLink = false }: EmptyCartProps) =>
  hasText && hasLink ? null : (
    <div className="empty-cart" part="empty">
      {!hasText && <p>{text}</p>}
      <a className="button primary" part="shop" href={href}>
        {shopText}
      </a>
    </div>
  );
