import type { ReadableAtom } from "nanostores";
import type { ReactNode } from "react";
import { useStore } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { Button, Dialog, dialogCss, fieldCss, Icon, icons, lateStyles, toolCss } from "#shared/ui/index.ts";
import { Option, Product } from "./Option.tsx";
import type { OptionChoices } from "./option-choices.ts";
import css from "./option-dialog.css";
import type { OptionalProductsState, OptionalProductsTexts, OptionRow } from "./optional-products.types.ts";
import { isReady, notesText, totalOf } from "./rows.ts";

/** The store opens the dialog as soon as this module has loaded. */
export { createOptionChoices } from "./option-choices.ts";

const adopt = lateStyles(fieldCss, toolCss, dialogCss, css);

export interface OptionDialogProps {
  readonly state: ReadableAtom<OptionalProductsState>;
  readonly choices: OptionChoices;
  readonly texts: OptionalProductsTexts;
  /** Language tag (BCP 47). */
  readonly lang: string;
  /** Message about a failed call, if there is one. */
  readonly failure: ReactNode;
  readonly onClose: () => void;
  readonly onError: (error: unknown) => void;
}

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

/** Quantity of the product and of each option. */
const Quantity = ({ state, choices, texts }: Pick<OptionDialogProps, "state" | "choices" | "texts">) => {
  const { quantity } = useStore(state);
  return (
    <div className="quantity">
      <Step part="less" label={texts.less} icon={icons.minusSmall} onPress={() => choices.setQuantity(quantity - 1)} />
      <input
        key={quantity}
        part="quantity"
        aria-label={texts.quantity}
        type="number"
        min={1}
        defaultValue={quantity}
        onBlur={({ currentTarget }) => {
          choices.setQuantity(Number(currentTarget.value));
          currentTarget.value = String(state.get().quantity);
        }}
      />
      <Step part="more" label={texts.more} icon={icons.plusSmall} onPress={() => choices.setQuantity(quantity + 1)} />
    </div>
  );
};

/** Dialog with a product and its options. */
export function OptionDialog({ state, choices, texts, lang, failure, onClose }: OptionDialogProps) {
  const now = useStore(state);
  const { isOpen, rows, notes, isSending } = now;
  const isPricing = now.quantity !== now.pricedFor;
  const [main, ...options] = rows;
  const amount = ({ money: { before, after, digits } }: OptionRow, value: number) =>
    before +
    new Intl.NumberFormat(lang, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      numberingSystem: "latn",
    }).format(value) +
    after;
  return (
    <Dialog open={isOpen} label={texts.title} closeText={texts.close} onClose={onClose}>
      {main && (
        // focusable: takes the focus of a removed row
        <div ref={adopt} tabIndex={-1}>
          <h2>{texts.title}</h2>
          <ul>
            <Product row={main} texts={texts} amount={amount} lines={[main.description, ...notesText(notes)]}>
              <Quantity state={state} choices={choices} texts={texts} />
            </Product>
          </ul>
          <h3>{texts.options}</h3>
          <ul>
            {options.map((row) => (
              <Option key={row.templateId} row={row} texts={texts} amount={amount} choices={choices} />
            ))}
          </ul>
          <p className="total" part="total" role="status" aria-busy={isPricing}>
            {now.pricedFor > 0 && fill(texts.total, { amount: amount(main, totalOf(now)) })}
          </p>
          {failure}
          <div className="actions">
            {(["cart", "stay"] as const).map((then) => (
              <Button
                key={then}
                kind={then === "cart" ? "primary" : "quiet"}
                part={then === "cart" ? "button checkout" : "button stay"}
                busy={isSending || !isReady(now)}
                onClick={() => void choices.confirm(then)}
              >
                {then === "cart" ? texts.checkout : texts.stay}
              </Button>
            ))}
          </div>
        </div>
      )}
    </Dialog>
  );
}
