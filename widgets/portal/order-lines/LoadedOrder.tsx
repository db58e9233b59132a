import { fill } from "#shared/i18n/index.ts";
import type { ReadPage } from "#shared/loaded/index.ts";
import { lateStyles } from "#shared/ui/index.ts";
import css from "./loaded-order.css";
import type { OrderLinesProps, OrderLinesTexts } from "./order-lines.store.ts";
import { type Line, type Money, type OrderRecord, readOrder } from "./suite-page.markup.ts";

interface TextsProps {
  readonly texts: OrderLinesTexts;
}

const Amount = ({ money: { before, amount, after }, name }: { readonly money: Money; readonly name?: string }) => (
  <bdi>
    {before}
    <span data-amount={name}>{amount}</span>
    {after}
  </bdi>
);

const Quantity = ({ line: { name, quantity }, texts }: TextsProps & { readonly line: Line }) => (
  <div className="controls">
    <div className="stepper" role="group" aria-label={texts.quantity}>
      <button type="button" name="minus" aria-label={texts.minus}>
        −
      </button>
      <input name="quantity" defaultValue={quantity} inputMode="numeric" size={3} aria-label={texts.quantity} />
      <button type="button" name="plus" aria-label={texts.plus}>
        +
      </button>
    </div>
    <button type="button" name="remove" className="quiet" aria-label={fill(texts.removeItem, { name })}>
      {texts.remove}
    </button>
  </div>
);

function Row({ line, texts }: TextsProps & { readonly line: Line }) {
  const { lineId, name, href, quantity, money, amount } = line;
  const words = href ? <a href={href}>{name}</a> : name;
  if (quantity === undefined)
    return (
      <li part="note" dir="auto">
        {words}
      </li>
    );
  return (
    <li data-line-id={lineId || undefined}>
      <p part="name" dir="auto">
        {words}
      </p>
      {lineId ? (
        <Quantity line={line} texts={texts} />
      ) : (
        <p className="controls">
          {texts.quantity}: {quantity}
        </p>
      )}
      {money && (
        <p part="price">
          <Amount money={money} name={amount} />
        </p>
      )}
    </li>
  );
}

/** Simple markup of an order. */
const LoadedOrder = ({ order: { lines, totals }, texts }: TextsProps & { readonly order: OrderRecord }) => (
  <div ref={lateStyles(css)} className="order">
    <ul part="lines" aria-label={texts.lines}>
      {lines.map((line, index) => (
        <Row key={index} line={line} texts={texts} />
      ))}
    </ul>
    {totals.length > 0 && (
      <table part="totals">
        <tbody>
          {totals.map(({ label, money, id }, index) => (
            <tr key={index}>
              <th scope="row" dir="auto">
                {label}
              </th>
              <td data-id={id}>
                <Amount money={money} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </div>
);

/** Reads the page of an order, and draws its simple markup. */
export const readPage: ReadPage<OrderLinesProps, OrderLinesTexts> = (page, { address, texts }) => {
  const order = readOrder(page, address);
  if (!order) return undefined;
  const { orderId, token } = order;
  return { props: { orderId, accessToken: token }, content: <LoadedOrder order={order} texts={texts} /> };
};
