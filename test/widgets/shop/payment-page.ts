import type { WidgetDeclaration } from "#shared/element/index.ts";
import { wrap } from "#shared/loader/wrap.ts";
import { rendered } from "./basket.ts";
import { builtInPage } from "./lists.ts";

export const payButton = (): HTMLButtonElement => document.querySelector("#o_payment_form_pay")!;

/** Returns the amount that the page shows in a container. */
export const amountAt = (place: string): string =>
  document.querySelector(`${place} .oe_currency_value`)?.textContent ?? "";

/** Inserts the suite's payment page into this page. */
export async function openPayment(): Promise<void> {
  const page = await builtInPage("/shop/payment");
  document.body.append(...page.childNodes);
}

/** Wraps the markup of an element as the loader does. */
export async function adopt({ tag, adopts, enhances }: Pick<WidgetDeclaration, "tag" | "adopts" | "enhances">) {
  const { selector, place } = adopts!;
  const markup = document.querySelector<HTMLElement>(selector)!;
  const sent = markup.outerHTML;
  const { host, undo } = wrap(markup, tag, [], place === "append" ? undefined : place, enhances);
  await rendered(host);
  const part = (name: string) => host.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`);
  return { host, markup, sent, undo, part };
}

/** Starts or ends the suite's editor. */
export const edit = (isEditing: boolean): boolean => document.body.classList.toggle("editor_enable", isEditing);
