import { shared } from "../../../shared/element/index.ts";
import { navigate } from "../../../shared/html/index.ts";
import { attributeOf } from "../../../shared/ui/index.ts";
import { blocksIn, controlsIn, removeMethod, sentFields } from "./form.markup.ts";
import type { PaymentPage } from "./method.ts";
import { createPayingTabs } from "./paying-tabs.ts";
import type { Payment } from "./payment.ts";
import { sendForm } from "./send-form.ts";

/** The page around a form, for the store. */
export function createPage(
  form: HTMLFormElement,
  server: string,
  key: string,
  onOther: (isPaying: boolean) => void,
  signal: AbortSignal,
): PaymentPage {
  const leaving = () => import("./leaving.lazy.ts");
  return {
    tabs: createPayingTabs(key, onOther, signal),
    payment: shared<Payment>(key, () => ({ stage: "idle" })),
    send(id) {
      const action = new URL(attributeOf(form, "action") ?? "", location.href).href;
      const fields = sentFields(form).map(([name, value]) => [name, name === "pm_id" && id ? `${id}` : value] as const);
      sendForm({ action, fields });
      // what was typed of a card goes with the page
      for (const [, block] of blocksIn(form))
        for (const field of controlsIn(block)) if (/^(cc_|cvc)/.test(field.name)) field.value = "";
    },
    sendToProvider: async (html, provider) => (await leaving()).sendToProvider(html, server, provider),
    sendToBank: async (html) => (await leaving()).sendToBank(html, server),
    removed: (id) => removeMethod(form, id),
    leave: (address) => (address ? navigate(new URL(address, server).href) : location.reload()),
  };
}
