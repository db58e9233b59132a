import { own } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { isEnabled } from "#shared/ui/index.ts";
import type { DeliveryAnswer } from "../api/checkout.ts";

const radios = "[name=delivery_type]";

/** Returns the id of the chosen carrier; empty if there is none. */
export const chosenIn = (host: Element): string =>
  host.querySelector<HTMLInputElement>(`${radios}:checked`)?.value ?? "";

/** Returns the carrier of a pressed row; undefined for controls with their own action, and for rows with several carriers. */
export function carrierAt(target: Element): HTMLInputElement | undefined {
  const { closest } = own(target);
  if (closest("a,button,input,label")) return undefined;
  const [radio, second] =
    closest("li,tr,.o_delivery_carrier_select:not(form)")?.querySelectorAll<HTMLInputElement>(radios) ?? [];
  return second || !radio || !isEnabled(radio) ? undefined : radio;
}

const badgesOf = (radio: Element): NodeListOf<Element> =>
  (radio.closest("li,label") ?? radio.parentElement!).querySelectorAll(".badge");

/** Restores the badges when the signal aborts. */
export function keepBadges(host: Element, signal: AbortSignal): void {
  for (const badge of [...host.querySelectorAll(radios)].flatMap((radio) => [...badgesOf(radio)])) {
    const sent = badge.cloneNode(true);
    untilAbort(signal, () => badge.replaceWith(sent));
  }
}

/** Returns true for an amount of zero: the suite writes Latin digits in every language. */
const isZero = (amount: string): boolean => !/[1-9]/.test(amount);

/** Writes the suite's answer into the badges: the price of the carrier, that delivery is free, or the reason of a refusal. */
export function writeBadges(
  host: Element,
  carrierId: string,
  { amounts, possible, reason, allFree }: DeliveryAnswer,
  free: string,
): void {
  const { delivery } = amounts;
  for (const radio of host.querySelectorAll<HTMLInputElement>(radios)) {
    const isMine = radio.value === carrierId;
    for (const badge of badgesOf(radio)) {
      if (badge.matches(".o_delivery_compute")) {
        if (!isMine) continue;
        if (possible) badge.classList.add("d-none");
        else badge.textContent = reason;
      } else if (allFree || (isMine && possible)) {
        // a badge without digits has the page's own text for free delivery, which stays
        if (!allFree && !isZero(delivery))
          (badge.querySelector("span:not(:has(span))") ?? badge).textContent = delivery;
        else if (/\d/.test(badge.textContent)) badge.textContent = free;
        if (isMine) badge.classList.remove("d-none");
      }
    }
  }
}
