import { stub } from "sinon";
import { until } from "../shared/state/visitor.ts";

/** The provider of the visitor's last payment says something; `fields` as the form of /qa/payment has them. */
export async function pay(fields: Readonly<Record<string, string>>): Promise<void> {
  const page = await (await fetch("/qa/payment")).text();
  const token = /csrf_token: "([^"]+)"/.exec(page)![1]!;
  await fetch("/qa/payment", { method: "POST", body: new URLSearchParams({ csrf_token: token, ...fields }) });
}

/** Of the order that the visitor paid for last. */
export async function lastOrder(): Promise<number> {
  return Number(/data-order-id="(\d+)"/.exec(await (await fetch("/qa/payment")).text())![1]);
}

/** Somebody looks at another tab until `back` is called; then what fell due is asked at once. */
export function lookAway(): { back(): void } {
  const hidden = stub(Document.prototype, "hidden").get(() => true);
  const tell = () => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  tell();
  return {
    back() {
      hidden.restore();
      tell();
    },
  };
}
export const lookAgain = (): void => lookAway().back();

/** An element in the page, as soon as it has drawn something. */
export async function placed(markup: string, tag: string) {
  document.body.innerHTML = `<main><h1>Thank you</h1><h2>Payment</h2>${markup}</main>`;
  const host = document.querySelector<HTMLElement>(tag)!;
  await until(() => host.shadowRoot?.querySelector("[part=status]"));
  const find = <E extends HTMLElement>(selector: string) => host.shadowRoot!.querySelector<E>(selector);
  return {
    host,
    find,
    text: (selector: string) => find(selector)?.innerText ?? "",
    said: () => find("[part=status]")!.textContent,
  };
}
