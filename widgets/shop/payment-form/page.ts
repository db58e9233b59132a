import { own, shared } from "#shared/element/index.ts";
import { navigate, reloadPage } from "#shared/html/index.ts";
import { blocksIn, controlsIn, removeMethod, sentFields } from "./form.markup.ts";
import type { PaymentPage } from "./method.ts";
import { createPayingTabs } from "./paying-tabs.ts";
import type { Payment } from "./payment.ts";
import { sendForm } from "./send-form.ts";

/** The page around a form, for the store. */
export function createPage(
  host: HTMLElement,
  form: HTMLFormElement,
  server: string,
  key: string,
  onOther: (isPaying: boolean) => void,
  signal: AbortSignal,
): PaymentPage {
  const leaving = () => import("./leaving.ts");
  /** Clears card fields when the page is left, since browsers restore fields of such pages. */
  const forget = (isLeft: boolean): boolean => {
    const cards = isLeft ? blocksIn(form).flatMap(([, block]) => controlsIn(block)) : [];
    for (const field of cards) if (/^(cc_|cvc)/.test(field.name)) field.value = "";
    return isLeft;
  };
  return {
    tabs: createPayingTabs(key, onOther, signal),
    payment: shared<Payment>(key, () => ({ stage: "idle" })),
    send(id) {
      const action = own(form).getAttribute("action") ?? "";
      const fields = sentFields(form).map(([name, value]) => [name, name === "pm_id" && id ? `${id}` : value] as const);
      return forget(sendForm({ action, fields }));
    },
    sendToProvider: async (html, provider) => forget(await (await leaving()).sendToProvider(html, server, provider)),
    sendToBank: async (html) => forget(await (await leaving()).sendToBank(html, server)),
    removed: (id) => removeMethod(host, form, id),
    navigate(address) {
      if (address) return forget(navigate(address, { base: server }));
      reloadPage();
      return forget(true);
    },
  };
}
