import { own, shared } from "#shared/element/index.ts";
import { navigate, reloadPage } from "#shared/html/index.ts";
import { blocksIn, controlsIn, removeMethod, sentFields } from "./form.markup.ts";
import type { PaymentPage } from "./method.ts";
import type { Payment } from "./payment.ts";
import { createPaymentTabs } from "./payment-tabs.ts";
import { sendForm } from "./send-form.ts";

/** Creates the page around a form, for the store. */
export function createPage(
  host: HTMLElement,
  form: HTMLFormElement,
  server: string,
  key: string,
  onOther: (isPaying: boolean) => void,
  signal: AbortSignal,
): PaymentPage {
  const navigation = () => import("./navigation.ts");
  /** Clears card fields at a navigation, since browsers restore the fields of previous pages. */
  const forget = (isNavigating: boolean): boolean => {
    const cards = isNavigating ? blocksIn(form).flatMap(([, block]) => controlsIn(block)) : [];
    for (const field of cards) if (/^(cc_|cvc)/.test(field.name)) field.value = "";
    return isNavigating;
  };
  return {
    tabs: createPaymentTabs(key, onOther, signal),
    payment: shared<Payment>(key, () => ({ stage: "idle" })),
    send(id) {
      const action = own(form).getAttribute("action") ?? "";
      const fields = sentFields(form).map(([name, value]) => [name, name === "pm_id" && id ? `${id}` : value] as const);
      return forget(sendForm({ action, fields }));
    },
    sendToProvider: async (html, provider) => forget(await (await navigation()).sendToProvider(html, server, provider)),
    sendToBank: async (html) => forget(await (await navigation()).sendToBank(html, server)),
    removed: (id) => removeMethod(host, form, id),
    navigate(address) {
      if (address) return forget(navigate(address, { base: server }));
      reloadPage();
      return forget(true);
    },
  };
}
