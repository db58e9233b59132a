import { useEffect } from "react";
import { useStore, type WidgetView } from "../../../shared/element/index.ts";
import { navigate } from "../../../shared/html/index.ts";
import { failureText, fill } from "../../../shared/i18n/index.ts";
import { Button, Dialog, Failure, Icon, Status } from "../../../shared/ui/index.ts";
import { Option, Product } from "./Option.tsx";
import { isReady, type OptionalProductsStore } from "./optional-products.store.ts";
import type { OptionalProductsTexts } from "./optional-products.strings.ts";
import type { OptionalProductsProps, OptionRow } from "./options.types.ts";
import { notesText, totalOf } from "./rows.ts";

type View = WidgetView<OptionalProductsStore, OptionalProductsProps, OptionalProductsTexts>;

interface StepProps {
  readonly part: string;
  readonly label: string;
  readonly icon: string;
  readonly onPress: () => void;
}

const Step = ({ part, label, icon, onPress }: StepProps) => (
  <button className="tool" part={part} type="button" aria-label={label} onClick={onPress}>
    <Icon path={icon} />
  </button>
);

/** How many of the product, and of each option. */
const Quantity = ({ store, texts, quantity }: Pick<View, "store" | "texts"> & { quantity: number }) => (
  <div className="quantity">
    <Step part="less" label={texts.less} icon="M6 12h12" onPress={() => store.setQuantity(quantity - 1)} />
    <input
      key={quantity}
      part="quantity"
      aria-label={texts.quantity}
      type="number"
      min={1}
      defaultValue={quantity}
      onBlur={({ currentTarget }) => {
        store.setQuantity(Number(currentTarget.value));
        currentTarget.value = String(store.state.get().quantity);
      }}
    />
    <Step part="more" label={texts.more} icon="M12 6v12M6 12h12" onPress={() => store.setQuantity(quantity + 1)} />
  </div>
);

/** The dialog 'Add to cart', while it is open, and what came of it. */
export function OptionalProducts({ store, texts, context }: View) {
  const state = useStore(store.state);
  const { isOpen, rows, quantity, notes, isSending, added, redirectUrl, error } = state;
  useEffect(() => {
    if (redirectUrl) navigate(redirectUrl);
  }, [redirectUrl]);
  const [main, ...options] = rows;
  const amount = ({ money: { before, after, digits } }: OptionRow, value: number) =>
    before +
    new Intl.NumberFormat(context.lang, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      numberingSystem: "latn",
    }).format(value) +
    after;
  const failure = !!error && (
    <Failure text={failureText(texts, error)} retryText={texts.retry} busy={isSending} onRetry={store.retry} />
  );
  return (
    <>
      <Dialog open={isOpen} label={texts.title} closeText={texts.close} onClose={store.close}>
        {main && (
          // takes the focus of what goes with it
          <div tabIndex={-1}>
            <h2>{texts.title}</h2>
            <ul>
              <Product row={main} texts={texts} amount={amount} lines={[main.description, ...notesText(notes)]}>
                <Quantity store={store} texts={texts} quantity={quantity} />
              </Product>
            </ul>
            <h3>{texts.options}</h3>
            <ul>
              {options.map((row) => (
                <Option key={row.templateId} row={row} texts={texts} amount={amount} store={store} />
              ))}
            </ul>
            <p className="total" part="total" role="status">
              {fill(texts.total, { amount: amount(main, totalOf(rows, quantity)) })}
            </p>
            {failure}
            <div className="actions">
              {(["cart", "stay"] as const).map((then) => (
                <Button
                  key={then}
                  kind={then === "cart" ? "primary" : "quiet"}
                  part={then === "cart" ? "button checkout" : "button stay"}
                  busy={isSending || !isReady(state)}
                  onClick={() => void store.confirm(then)}
                >
                  {then === "cart" ? texts.checkout : texts.stay}
                </Button>
              ))}
            </div>
          </div>
        )}
      </Dialog>
      {!isOpen && failure}
      <Status hidden text={added && !isOpen ? texts.added : ""} />
    </>
  );
}
