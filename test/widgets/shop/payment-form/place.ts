import { sendKeys } from "@web/test-runner-commands";
import { stub } from "sinon";
import { define } from "#shared/element/index.ts";
import { pageRegistry } from "#shared/element/page.ts";
import declaration from "#shop/payment-form/payment-form.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { keepPage } from "#test/widgets/ways.ts";
import { products, put } from "../basket.ts";
import { adopt, openPayment } from "../payment-page.ts";

define(declaration);

export interface Sent {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Keeps the page, and records the forms that would leave it. */
export function watchForms() {
  const sent: Sent[] = [];
  const stop = keepPage(({ destination, formData }) => {
    const fields = Object.fromEntries([...(formData ?? [])].map(([name, value]) => [name, value as string]));
    sent.push({ path: new URL(destination.url).pathname, fields });
  });
  return { sent, stop };
}

export const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
export const method = (value: string) => document.querySelector<HTMLInputElement>(`[name=pm_id][value^="${value}"]`)!;

export async function type(name: string, text: string): Promise<void> {
  field(name).focus();
  await sendKeys({ type: text });
}

/** Removes the page's store of running payments, which outlives the elements of a test. */
export const forget = () => pageRegistry().stores?.delete("suite.paying /shop/payment/token");

/** Opens the suite's payment page with a chair to pay for. */
export async function place() {
  forget();
  await put(products.chair);
  await openPayment();
  const page = await adopt(declaration);
  const idle = () => until(() => !page.host.matches(":state(busy)"));
  /** Chooses to pay by a new card, and types its fields. */
  const card = async (number: string) => {
    method("new_").click();
    await until(() => field("cc_number").matches("[autocomplete]"));
    await type("cc_number", number);
    await type("cc_holder_name", "Ann Onymous");
    await type("cc_expiry", "1240");
    await type("cvc", "123");
  };
  return { ...page, idle, card };
}

/** Resolves once a closed dialog has dispatched its `close` event; until sinon restores `close`. */
export const dialogClosed = () =>
  new Promise<void>((resolve) => {
    const { close } = HTMLDialogElement.prototype;
    stub(HTMLDialogElement.prototype, "close").callsFake(function (this: HTMLDialogElement) {
      this.addEventListener("close", () => resolve(), { once: true });
      close.call(this);
    });
  });
