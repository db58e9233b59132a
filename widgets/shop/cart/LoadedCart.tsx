import { fill } from "#shared/i18n/index.ts";
import type { ReadPage } from "#shared/loaded/index.ts";
import { lateStyles } from "#shared/ui/index.ts";
import { type CartLine, type CartRecord, type Product, readCart } from "../common/cart-page.markup.ts";
import type { CartProps, CartTexts } from "./cart.store.ts";
import css from "./loaded-cart.css";

interface TextsProps {
  readonly texts: CartTexts;
}

const Picture = ({ picture }: Pick<Product, "picture">) => (
  <div className="picture">{picture && <img part="picture" src={picture} alt="" width="64" height="64" />}</div>
);

const Name = ({ name, href }: Pick<Product, "name" | "href">) => (
  <p part="name" dir="auto">
    {href ? <a href={href}>{name}</a> : name}
  </p>
);

const Price = ({ price, listPrice }: Pick<Product, "price" | "listPrice">) => (
  <p part="price">
    {listPrice && (
      <>
        <del>{listPrice}</del>{" "}
      </>
    )}
    <bdi>{price}</bdi>
  </p>
);

const Quantity = ({ line: { quantity, choices, max }, texts }: TextsProps & { readonly line: CartLine }) =>
  choices.length ? (
    <select name="quantity" defaultValue={quantity} aria-label={texts.quantity}>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  ) : (
    <div className="stepper" role="group" aria-label={texts.quantity}>
      <button type="button" name="minus" aria-label={texts.less}>
        −
      </button>
      <input
        name="quantity"
        defaultValue={quantity}
        inputMode="numeric"
        size={3}
        aria-label={texts.quantity}
        data-max={max}
      />
      <button type="button" name="plus" aria-label={texts.more}>
        +
      </button>
    </div>
  );

const Line = ({ line, texts }: TextsProps & { readonly line: CartLine }) => (
  <li data-line-id={line.lineId} data-product-id={line.productId}>
    <Picture {...line} />
    <div className="text">
      <Name {...line} />
      {line.notes.map((note, index) => (
        <p key={index} part="note" dir="auto">
          {note}
        </p>
      ))}
      {line.warning && (
        <p part="note" dir="auto">
          {line.warning}
        </p>
      )}
    </div>
    <div className="controls">
      {line.isEditable ? (
        <Quantity line={line} texts={texts} />
      ) : (
        <p>
          {texts.quantity}: <output name="quantity">{line.quantity}</output>
        </p>
      )}
      <button type="button" name="remove" className="quiet" aria-label={fill(texts.removeItem, { name: line.name })}>
        {texts.remove}
      </button>
    </div>
    <Price {...line} />
  </li>
);

const Suggestions = ({ products, texts }: TextsProps & { readonly products: readonly Product[] }) => (
  <section aria-label={texts.suggested}>
    <p className="heading">{texts.suggested}</p>
    <ul part="suggestions">
      {products.map((product) => (
        <li key={product.productId} data-product-id={product.productId}>
          <Picture {...product} />
          <div className="text">
            <Name {...product} />
          </div>
          <div className="controls">
            <button type="button" name="add" aria-label={fill(texts.addItem, { name: product.name })}>
              {texts.add}
            </button>
          </div>
          <Price {...product} />
        </li>
      ))}
    </ul>
  </section>
);

const Totals = ({ totals }: Pick<CartRecord, "totals">) => (
  <table part="totals">
    <tbody>
      {totals.map(({ label, amount, isWhole }, index) => (
        <tr key={index} className={isWhole ? "whole" : undefined}>
          <th scope="row" dir="auto">
            {label}
          </th>
          <td>
            <bdi>{amount}</bdi>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Coupon = ({
  coupon: { code, refusal },
  texts,
}: TextsProps & { readonly coupon: NonNullable<CartRecord["coupon"]> }) => (
  <details part="coupon" open={!!(code || refusal)}>
    <summary>{texts.haveCode}</summary>
    <form>
      <label>
        {texts.code}
        <input name="promo" defaultValue={code} autoComplete="off" aria-describedby={refusal && "refusal"} />
      </label>
      {refusal && (
        <small id="refusal" className="suite-field-error" role="alert" dir="auto">
          {refusal}
        </small>
      )}
      <button type="submit">{texts.apply}</button>
    </form>
  </details>
);

interface LoadedCartProps extends TextsProps {
  readonly cart: CartRecord;
  readonly shown: readonly string[];
}

/** Simple markup of a cart. */
function LoadedCart({ cart, shown, texts }: LoadedCartProps) {
  const { lines, suggestions, totals, coupon, checkout } = cart;
  const shows = (part: string) => shown.includes(part);
  return (
    <div ref={lateStyles(css)} className="cart">
      {shows("lines") && (
        <div>
          <ul part="lines" aria-label={texts.items}>
            {lines.map((line) => (
              <Line key={line.lineId} line={line} texts={texts} />
            ))}
          </ul>
          {suggestions.length > 0 && <Suggestions products={suggestions} texts={texts} />}
        </div>
      )}
      <div className="summary">
        {shows("totals") && totals.length > 0 && <Totals totals={totals} />}
        {shows("coupon") && coupon && <Coupon coupon={coupon} texts={texts} />}
        {shows("checkout") && checkout && (
          <a className="button primary" part="checkout" href={checkout}>
            {texts.checkout}
          </a>
        )}
      </div>
    </div>
  );
}

/** Reads the page of the cart, or the fragments of an answer, and draws its simple markup. */
export const readPage: ReadPage<CartProps, CartTexts> = (page, { address, props, texts }) => {
  const cart = readCart(page, address);
  return (
    cart && {
      props: {},
      content: cart.lines.length ? <LoadedCart cart={cart} shown={props.show.split(/\s+/)} texts={texts} /> : null,
    }
  );
};
