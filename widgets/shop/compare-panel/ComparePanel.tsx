import { useEffect, useRef } from "react";
import { focused } from "#shared/a11y/index.ts";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf, fill, plural } from "#shared/i18n/index.ts";
import { Failure, Icon, icons } from "#shared/ui/index.ts";
import type { ComparedProduct } from "../api/compare.ts";
import { digits } from "../common/lists/counter.ts";
import { LazyFragment, Popover } from "../common/popover/Popover.tsx";
import type { ComparePanelProps, ComparePanelStore, ComparePanelTexts } from "./compare-panel.store.ts";

interface ProductProps {
  readonly product: ComparedProduct;
  readonly removeText: string;
  readonly server: string;
  readonly onRemove: () => void;
  readonly onError: (error: unknown) => void;
}

const Product = ({ product: { html }, removeText, server, onRemove, onError }: ProductProps) => (
  <li className="product" part="product">
    <LazyFragment html={html} base={server} onError={onError} />
    <button className="tool" part="remove" type="button" aria-label={removeText} title={removeText} onClick={onRemove}>
      <Icon path={icons.cross} />
    </button>
  </li>
);

interface ProductsProps extends Pick<ProductProps, "server" | "onError"> {
  readonly ids: readonly number[];
  readonly products: readonly ComparedProduct[];
  readonly removeText: (name: string) => string;
  readonly onRemove: (id: number) => void;
}

/** Products to compare; a product that is not known yet is left out. */
const Products = ({ ids, products, removeText, onRemove, ...rest }: ProductsProps) => (
  <ul className="products" part="products">
    {ids.map((id) => {
      const product = products.find((known) => known.id === id);
      return (
        product && (
          <Product
            key={id}
            {...rest}
            product={product}
            removeText={removeText(product.name)}
            onRemove={() => onRemove(id)}
          />
        )
      );
    })}
  </ul>
);

type View = WidgetView<ComparePanelStore, ComparePanelProps, ComparePanelTexts>;

export function ComparePanel({ store, props: { limit }, texts, context: { server, lang, fail } }: View) {
  const { ids, products, limited, open, error } = useStore(store.state);
  const root = useRef<HTMLDivElement>(null);
  const chip = useRef<HTMLButtonElement>(null);
  const mayOpen = ids.length > 1;
  useEffect(() => void (mayOpen && LazyFragment.preload()), [mayOpen]);
  if (!ids.length) return null;
  const counted = (key: "chip" | "limit", count: number) =>
    fill(plural(lang, texts, key, count), { count: digits(lang, count) });
  const remove = (id: number) => {
    chip.current!.focus();
    void store.remove(id);
  };
  const close = () => {
    const hadFocus = root.current!.contains(focused());
    store.close();
    if (hadFocus) chip.current!.focus();
  };
  return (
    <div ref={root} className="panel" part="panel">
      <button
        ref={chip}
        className="chip"
        part="chip"
        type="button"
        aria-expanded={mayOpen ? open : undefined}
        aria-controls="list"
        title={mayOpen ? undefined : texts.few}
        onClick={store.toggle}
      >
        <Icon path={icons.compare} />
        <span role="status">{counted("chip", ids.length)}</span>
      </button>
      <Popover id="list" label={texts.title} open={open} onClose={close}>
        <h2 part="title">{texts.title}</h2>
        {limited && (
          <p className="limit" part="limit" role="alert">
            {counted("limit", limit)}
          </p>
        )}
        {!!error && <Failure {...failureOf(texts, error)} onRetry={store.retry} />}
        <Products
          ids={ids}
          products={products}
          removeText={(name) => fill(texts.remove, { name })}
          server={server}
          onRemove={remove}
          onError={fail}
        />
        <a className="compare" part="compare" href={store.address(ids)}>
          {texts.compare}
        </a>
      </Popover>
    </div>
  );
}
