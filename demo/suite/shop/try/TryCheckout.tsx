/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import { amountText } from "#demo/server/format.ts";
import type { Checkout } from "#demo/server/shop/checkout.ts";
import { addressForm } from "./AddressForm.tsx";
import { cartLines } from "./CartLines.tsx";
import { Empty } from "./Empty.tsx";
import { payForm } from "./PayForm.tsx";

const steps = ["cart", "address", "pay", "done"] as const;
type TryStep = (typeof steps)[number];

export const tryPath = (step: TryStep): string => (step === "cart" ? "/try/checkout" : `/try/checkout/${step}`);

const textsOf = (view: View) =>
  localized(view, {
    en: {
      title: "Buy something",
      lead: "A whole checkout in custom markup.",
      steps: { cart: "Cart", address: "Address", pay: "Payment", done: "Confirmation" },
      toAddress: "On to the address",
      delivery: "Delivery",
      free: "free",
      total: "Total",
      of: "of which delivery",
      terms: "I agree to the terms",
      none: "You have not ordered anything yet.",
      order: "Your order",
    },
    ar: {
      title: "اشترِ شيئًا",
      lead: "إتمام شراء كامل بترميزك أنت.",
      steps: { cart: "السلة", address: "العنوان", pay: "الدفع", done: "التأكيد" },
      toAddress: "إلى العنوان",
      delivery: "التوصيل",
      free: "مجاني",
      total: "الإجمالي",
      of: "منها التوصيل",
      terms: "أوافق على الشروط",
      none: "لم تطلب شيئًا بعد.",
      order: "طلبك",
    },
  });

const CartStep = ({ view }: { view: View }) => (
  <>
    {cartLines(view)}
    <p>
      <a class="action primary" href={view.link(tryPath("address"))}>
        {textsOf(view).toAddress}
      </a>
    </p>
  </>
);

/** Amounts with `data-amount` follow the delivery method; the button stays disabled until a method and the terms are chosen. */
const PayStep = ({ view, checkout }: { view: View; checkout: Checkout }) => {
  const t = textsOf(view);
  const { carriers, carrier, totals } = checkout;
  return (
    <>
      <suite-delivery data-for="try-pay">
        <fieldset>
          <legend>{t.delivery}</legend>
          {carriers.map(({ id, name, price }) => (
            <p>
              <label>
                <input type="radio" name="delivery_type" value={id} checked={id === carrier?.id} />{" "}
                <bdi lang="en">{name}</bdi>{" "}
                <span class="badge">{price ? `$ ${amountText(view.visit, price)}` : t.free}</span>
              </label>
            </p>
          ))}
        </fieldset>
      </suite-delivery>
      <suite-order-summary>
        <p>
          {t.total}: <bdi>$ </bdi>
          <b data-amount="total">{amountText(view.visit, totals.total)}</b>, {t.of} <bdi>$ </bdi>
          <span data-amount="delivery">{amountText(view.visit, carrier?.price ?? 0)}</span>
        </p>
      </suite-order-summary>
      <suite-terms data-for="try-pay">
        <label>
          <input type="checkbox" /> {t.terms}
        </label>
      </suite-terms>
      {payForm(view, "try-pay")}
    </>
  );
};

const DoneStep = ({ view, placed }: { view: View; placed: Checkout | undefined }) => {
  const t = textsOf(view);
  return placed ? (
    <>
      <p>
        {t.order}: <bdi>{placed.cart.name}</bdi>, <bdi>$ {amountText(view.visit, placed.totals.total)}</bdi>
      </p>
      <suite-payment-status data-order-id={placed.cart.id}></suite-payment-status>
    </>
  ) : (
    <p>{t.none}</p>
  );
};

interface TryCheckoutProps {
  readonly view: View;
  readonly step: TryStep;
  /** Cart; undefined if empty. */
  readonly checkout: Checkout | undefined;
  /** Last order. */
  readonly placed: Checkout | undefined;
}

/** /try/checkout: from the cart to the confirmation. */
export const TryCheckout = ({ view, step, checkout, placed }: TryCheckoutProps) => {
  const t = textsOf(view);
  return (
    <div class="wrap read">
      <h1>{t.title}</h1>
      <p class="lead">{t.lead}</p>
      <nav class="tabs" aria-label={t.title}>
        {steps.map((name) => (
          <a href={view.link(tryPath(name))} aria-current={name === step ? "step" : undefined}>
            {t.steps[name]}
          </a>
        ))}
      </nav>
      <h2>{t.steps[step]}</h2>
      {step === "done" ? (
        <DoneStep view={view} placed={placed} />
      ) : !checkout ? (
        <Empty view={view} />
      ) : step === "cart" ? (
        <CartStep view={view} />
      ) : step === "address" ? (
        addressForm(view, view.link(tryPath("pay")))
      ) : (
        <PayStep view={view} checkout={checkout} />
      )}
    </div>
  );
};
