import { wrap } from "#shared/loader/wrap.ts";
import declaration from "#shop/checkout-address/checkout-address.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer, products, put, rendered } from "../basket.ts";
import { builtInPage } from "../lists.ts";

export const ann = {
  name: "Ann Onymous",
  email: "ann@example.com",
  phone: "+1 555",
  street: "1 Road",
  city: "Town",
  zip: "10001",
  country_id: "233",
  state_id: "15",
  partner_id: "-1",
  submitted: "1",
  field_required: "phone,name",
};
export const boat = { ...ann, name: "Boat house", street: "2 Quay", country_id: "75", state_id: "" };

/** Starts the session of a visitor with a chair in the cart. */
export async function newBuyer(): Promise<void> {
  await newCustomer();
  await put(products.chair);
}

/** Sends the form of an address as a page without scripts does. */
export async function enter(address: object): Promise<void> {
  const token = /csrf_token: "(\w+)"/.exec(await (await fetch("/contactus")).text())![1]!;
  await fetch("/shop/address", { method: "POST", body: new URLSearchParams({ ...address, csrf_token: token }) });
}

/** Opens a page of the suite, and wraps its markup as the loader does. */
export async function place(path: string) {
  document.body.append(...(await builtInPage(path)).childNodes);
  const markup = document.querySelector<HTMLElement>(declaration.adopts!.selector)!;
  const before = document.querySelector("#wrap")!.outerHTML;
  const { host, undo } = wrap(markup, declaration.tag, [], declaration.adopts!.place, true);
  await rendered(host);
  await prepared();
  const giveBack = () => {
    undo();
    host.remove();
  };
  return { ...bound(host), giveBack, before };
}

/** Waits for the code of the form, which is loaded later: before that, no change of a field makes the element busy. */
export const prepared = () => until(() => !document.querySelector("[name=street]:not([autocomplete],[type=hidden])"));

/** Returns the helpers of a test for an element. */
export function bound(host: HTMLElement) {
  const field = (name: string) => document.querySelector<HTMLInputElement>(`main [name=${name}], [name=${name}]`)!;
  const find = (selector: string) => host.shadowRoot!.querySelector<HTMLElement>(selector);
  const type = (name: string, text: string) => {
    field(name).value = text;
    for (const event of ["input", "change"]) field(name).dispatchEvent(new Event(event, { bubbles: true }));
  };
  const idle = () => until(() => !host.matches(":state(busy)"));
  const options = () =>
    [...document.querySelectorAll("[name=state_id] option")].map((option) => option.textContent?.trim());
  const isShown = (name: string) => field(name).checkVisibility();
  const note = (name: string) => {
    const id = field(name).getAttribute("aria-describedby");
    return id ? document.getElementById(id)?.textContent : null;
  };
  return { host, field, find, type, idle, options, isShown, note };
}
