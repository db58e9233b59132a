import { ownDocument } from "../../../shared/element/index.ts";
import { fragment } from "../../../shared/html/fragment/fragment.ts";
import { safeWebUrl, setServerHtml, type Profile } from "../../../shared/html/index.ts";
import { sendForm, type Fields } from "./send-form.ts";

/** Nothing of it comes into the page, so that its fields may have any name: providers sign them. */
const profile: Profile = {
  elements: fragment.elements,
  blocks: [],
  attributes: fragment.attributes,
  dataAttributes: true,
};

async function read(html: string, base: string): Promise<Element> {
  const nodes = ownDocument.implementation.createHTMLDocument("").createElement("div");
  await setServerHtml(nodes, html, profile, base);
  return nodes;
}

const fieldsIn = (nodes: Element): Fields =>
  [...nodes.querySelectorAll<HTMLInputElement>("input[name],textarea[name],select[name]")]
    .filter((field) => !("removeMe" in field.dataset) && !/^(submit|button|image|reset)$/.test(field.type))
    .map((field) => [field.name, field.value]);

/** Sends the suite's hidden fields to the provider; false where they say no address (behaviour/payment.md items 18, 19). */
export async function sendToProvider(html: string, base: string, provider: string): Promise<boolean> {
  const nodes = await read(html, base);
  const address = nodes.querySelector<HTMLElement>("[name=data_set]")?.dataset["actionUrl"];
  const action = address && safeWebUrl(address, base);
  if (!action) return false;
  sendForm({ action, fields: fieldsIn(nodes), provider });
  return true;
}

/** Sends the bank's question, where it is one form with an http(s) address and nothing to fill in; false where it needs a page of its own. */
export async function sendToBank(html: string, base: string): Promise<boolean> {
  if (/<(iframe|frame|object|embed)\b/i.test(html)) return false;
  const nodes = await read(html, base);
  const forms = [...nodes.querySelectorAll("form")];
  const action = forms[0] && Element.prototype.getAttribute.call(forms[0], "action");
  const asks = !!nodes.querySelector("select,textarea,input:not([type=hidden],[type=submit],[type=button])");
  if (forms.length !== 1 || !action || asks) return false;
  const isGet = !/^post$/i.test(Element.prototype.getAttribute.call(forms[0], "method") ?? "");
  sendForm({ action, method: isGet ? "get" : "post", fields: fieldsIn(nodes) });
  return true;
}
