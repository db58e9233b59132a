import { own, ownDocument } from "#shared/element/index.ts";
import { restoreAttributes } from "#shared/ui/index.ts";
import { isShown, keep, show } from "../common/visibility.ts";
import type { ShippingChoice } from "./checkout-address.store.ts";

/** Returns the hidden form of a card. */
export const formOf = (inside: Element): HTMLFormElement | null =>
  inside.closest(".one_kanban:not(form)")?.querySelector("form:has([name=partner_id])") ?? null;

const cardsIn = (host: Element): HTMLElement[] =>
  [...host.querySelectorAll<HTMLElement>(".all_shipping .card")].filter(formOf);

/** Reads the address of a card. */
export function choiceOf(card: Element): ShippingChoice {
  const form = formOf(card)!;
  const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, value as string]));
  return {
    id: fields["partner_id"]!,
    name: card.querySelector("[itemprop=name]")?.textContent.trim() ?? "",
    path: new URL(own(form).action).pathname,
    fields,
  };
}

/** Reads the chosen address; null if there is none. */
export function chosenIn(host: Element): ShippingChoice | null {
  const card = cardsIn(host).find((each) => each.matches(".border_primary"));
  return card ? choiceOf(card) : null;
}

/** Returns the control of a label: the link in it, or otherwise the label. */
const controlOf = (label: HTMLElement): HTMLElement => label.querySelector<HTMLElement>("a,button") ?? label;

/** Makes cards accessible to screen readers and keys; restores them when the signal aborts. */
export function prepareCards(host: Element, signal: AbortSignal): void {
  for (const card of cardsIn(host)) {
    restoreAttributes(card, ["class", "role", "aria-label", "aria-current"], signal);
    card.role = "group";
    card.ariaLabel = choiceOf(card).name;
    card.ariaCurrent = String(card.matches(".border_primary"));
    for (const label of card.querySelectorAll<HTMLElement>(".btn-ship")) {
      keep(label, signal);
      if (controlOf(label) !== label) continue;
      restoreAttributes(label, ["role", "tabindex"], signal);
      label.role = "button";
      label.tabIndex = 0;
    }
  }
}

/** Shows another card as the chosen one; the focus stays in its card, whose control is replaced by another one. */
export function showChosen(host: Element, id: string): void {
  for (const card of cardsIn(host)) {
    const isChosen = choiceOf(card).id === id;
    if (card.matches(".border_primary") === isChosen) continue;
    card.classList.toggle("border_primary", isChosen);
    card.classList.toggle("js_change_shipping", !isChosen);
    card.ariaCurrent = String(isChosen);
    const hadFocus = card.contains(ownDocument.activeElement);
    const labels = [...card.querySelectorAll<HTMLElement>(".btn-ship")];
    for (const [label, wasShown] of labels.map((each) => [each, isShown(each)] as const)) show(label, !wasShown);
    const shown = labels.find(isShown);
    if (hadFocus && shown) controlOf(shown).focus();
  }
}
