import { stub } from "sinon";
import { until } from "../shared/state/visitor.ts";

/** Changes the visitor's last payment as its provider does; `fields` are those of the form of /qa/payment. */
export async function pay(fields: Readonly<Record<string, string>>): Promise<void> {
  const page = await (await fetch("/qa/payment")).text();
  const token = /csrf_token: "([^"]+)"/.exec(page)![1]!;
  await fetch("/qa/payment", { method: "POST", body: new URLSearchParams({ csrf_token: token, ...fields }) });
}

/** Returns the id of the order that the visitor paid last. */
export async function lastOrder(): Promise<number> {
  return Number(/data-order-id="(\d+)"/.exec(await (await fetch("/qa/payment")).text())![1]);
}

/** Hides the page, as behind another tab, until `back` is called; overdue requests are then sent at once. */
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

/** Inserts an element into the page; resolves once the element has rendered its status. */
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
