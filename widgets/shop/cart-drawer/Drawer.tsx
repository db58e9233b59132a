import { useMemo } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { parsePage } from "#shared/html/page.ts";
import { failureOf, fill } from "#shared/i18n/index.ts";
import {
  Button,
  Dialog,
  dialogCss,
  Failure,
  handOver,
  Icon,
  icons,
  lateStyles,
  Skeleton,
  skeletonCss,
  toolCss,
} from "#shared/ui/index.ts";
import { type CartLine, readCart } from "../common/cart-page.markup.ts";
import { digits } from "../common/lists/counter.ts";
import emptyCartCss from "../common/lists/empty-cart.css";
import { EmptyCart } from "../common/lists/EmptyCart.tsx";
import noticeCss from "../common/lists/notice.css";
import { Notice } from "../common/lists/Notice.tsx";
import { pageAddress } from "../common/lists/page-address.ts";
import type { CartDrawerProps, CartDrawerStore, CartDrawerTexts } from "./cart-drawer.store.ts";
import css from "./drawer.css";

export type View = WidgetView<CartDrawerStore, CartDrawerProps, CartDrawerTexts>;

export interface DrawerProps extends View {
  readonly onError: (error: unknown) => void;
}

const styles = lateStyles(dialogCss, toolCss, skeletonCss, noticeCss, emptyCartCss, css);

interface RowProps extends Pick<View, "store" | "texts"> {
  readonly line: CartLine;
  readonly lang: string;
}

/** Quantity of a line with its buttons. */
function Stepper({ line, store, texts, lang }: RowProps) {
  const { name, lineId } = line;
  const most = Number(line.max) || Infinity;
  const quantity = useStore(store.state).wanted.get(lineId) ?? Number(line.quantity);
  const step = (by: 1 | -1) => () => {
    const wanted = quantity + by;
    if (wanted >= 1 && wanted <= most) store.step(line, quantity, by);
  };
  return (
    <div className="stepper" role="group" aria-label={fill(texts.quantityOf, { name })}>
      <button
        className="tool"
        part="less"
        type="button"
        aria-label={texts.less}
        aria-disabled={quantity <= 1}
        onClick={step(-1)}
      >
        <Icon path={icons.minusSmall} />
      </button>
      <span part="quantity" role="status">
        {digits(lang, quantity)}
      </span>
      <button
        className="tool"
        part="more"
        type="button"
        aria-label={texts.more}
        aria-disabled={quantity >= most}
        onClick={step(1)}
      >
        <Icon path={icons.plusSmall} />
      </button>
    </div>
  );
}

function Row(props: RowProps) {
  const { line, store, texts, lang } = props;
  const { name, href, picture, notes, price, isEditable, quantity } = line;
  return (
    <li ref={handOver} className="line" part="line">
      <span className="picture">{picture && <img src={picture} alt="" width="64" height="64" />}</span>
      <div className="text">
        <a part="name" href={href}>
          <bdi>{name}</bdi>
        </a>
        {notes.map((note) => (
          <small key={note}>
            <bdi>{note}</bdi>
          </small>
        ))}
        <bdi part="price">{price}</bdi>
        {isEditable ? <Stepper {...props} /> : <small>{digits(lang, Number(quantity))}</small>}
      </div>
      <button
        className="tool"
        part="remove"
        type="button"
        aria-label={fill(texts.remove, { name })}
        onClick={() => void store.set(line, 0)}
      >
        <Icon path={icons.cross} />
      </button>
    </li>
  );
}

/** The lines, or what is shown in their place. */
function Lines({ store, texts, context: { server, lang } }: View) {
  const { html, wanted, error } = useStore(store.state);
  const cart = useMemo(() => (html ? readCart(parsePage(html), server) : undefined), [html, server]);
  if (html === null) return error ? null : <Skeleton />;
  if (!cart?.lines.length)
    return <EmptyCart text={texts.empty} shopText={texts.shop} href={pageAddress(server, "/shop")} />;
  const busy = wanted.size > 0;
  const total = cart.totals.find(({ isWhole }) => isWhole);
  return (
    <>
      <ul className="lines" part="lines" role="list">
        {cart.lines
          .filter(({ lineId }) => wanted.get(lineId) !== 0)
          .map((line) => (
            <Row key={line.lineId} line={line} store={store} texts={texts} lang={lang} />
          ))}
      </ul>
      <div className="end">
        {total && (
          <p className="total" part="total" role="status" aria-busy={busy}>
            <span>{texts.total}</span> <bdi>{total.amount}</bdi>
          </p>
        )}
        <a
          className="button primary"
          part="checkout"
          href={pageAddress(server, "/shop/checkout?express=1")}
          onClick={(event) => {
            // the order has to have what the visitor sees
            if (!busy) return;
            event.preventDefault();
            void store.checkout();
          }}
        >
          {texts.checkout}
        </a>
        <Button kind="quiet" part="stay" onClick={store.close}>
          {texts.stay}
        </Button>
      </div>
    </>
  );
}

/** Cart in a dialog at the edge of the page. Parts: drawer, close, and those of the lines. */
export function Drawer(view: DrawerProps) {
  const { store, texts } = view;
  const { isOpen, error, wanted } = useStore(store.state);
  const warning = useStore(store.warning);
  return (
    <Dialog open={isOpen} label={texts.title} closeText={texts.close} part="drawer" onClose={store.close}>
      {/* focusable: has the focus at first, and that of a removed line */}
      <div ref={styles} className="content" tabIndex={-1}>
        <h2 part="title">{texts.title}</h2>
        <Notice text={warning} dismissText={texts.dismiss} onDismiss={store.dismiss} />
        {!!error && <Failure {...failureOf(texts, error)} busy={wanted.size > 0} onRetry={store.retry} />}
        <Lines {...view} />
      </div>
    </Dialog>
  );
}
