import { own, ownDocument } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { type Profile, setServerHtml } from "#shared/html/index.ts";
import { refusedAddress } from "./payment-error.ts";
import { type Fields, sendForm } from "./send-form.ts";

/** Profile without checks of field names: the nodes never enter the page, and providers sign the names. */
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
  [...nodes.querySelectorAll<HTMLInputElement>(":is(input,textarea,select)[name]:enabled")]
    .filter((field) => !("removeMe" in field.dataset) && !/^(submit|button|image|reset)$/.test(field.type))
    .map((field) => [field.name, field.value]);

/**
 * Sends the suite's hidden fields to the provider; returns false if they have no address.
 * @throws if the address is refused
 */
export async function sendToProvider(html: string, base: string, provider: string): Promise<boolean> {
  const nodes = await read(html, base);
  const address = nodes.querySelector<HTMLElement>("[name=data_set]")?.dataset["actionUrl"];
  if (!address) return false;
  if (!sendForm({ action: address, base, fields: fieldsIn(nodes), provider })) throw refusedAddress();
  return true;
}

/** Markup that works only in a page: scripts that fill in fields, buttons with their own addresses. Matched in the text, since the sanitizer drops it from the nodes. */
const needsPage = /<(script|iframe|frame|object|embed)\b|[\s"'/](on\w+|form(action|enctype|method|target)?)\s*=/i;
const questions = "select,textarea,input:not([type=hidden],[type=submit],[type=button])";
const buttons = "button:not([type=button],[type=reset]),input[type=submit]";

/**
 * Sends the bank's question if that is one form with an http(s) address, one button and no field to fill in; returns false if the question
 * needs a page of its own.
 */
export async function sendToBank(html: string, base: string): Promise<boolean> {
  if (needsPage.test(html)) return false;
  const nodes = await read(html, base);
  const [form, ...more] = nodes.querySelectorAll("form");
  const [button, other] = nodes.querySelectorAll<HTMLButtonElement>(buttons);
  const action = form && own(form).getAttribute("action");
  if (!action || more.length > 0 || other || nodes.querySelector(questions)) return false;
  const isGet = !/^post$/i.test(own(form).getAttribute("method") ?? "");
  const pressed: Fields = button?.name ? [[button.name, button.value]] : [];
  return sendForm({ action, method: isGet ? "get" : "post", fields: [...fieldsIn(nodes), ...pressed] });
}
