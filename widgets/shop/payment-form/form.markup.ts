import { own } from "#shared/element/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import { controlsLike, controlsOf, fieldsOf, isEnabled } from "#shared/ui/index.ts";
import type { Method } from "./method.ts";
import type { Fields } from "./send-form.ts";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = "input,select,textarea";
/** The built-in front end asks for radio buttons of any name; another one in the form is no method. */
const radios = "input[type=radio]:is([name=pm_id],[data-acquirer-id],[data-s2s-payment],[data-form-payment])";
const builtInButtons = "#o_payment_form_pay,#o_payment_form_add_pm";
const adds = "[name=add_pm]";
const deletes = "[name=delete_pm]";

const find = <T extends Element>(form: Element, selector: string): T | null => own(form).querySelector<T>(selector);
/** Returns matches in a form and among its controls outside of it. */
const findAll = <T extends Element>(form: HTMLFormElement, selector: string): T[] => [
  ...new Set([...own(form).querySelectorAll<T>(selector), ...controlsLike<T>(form, selector)]),
];

/** The form of an element: the page's names for it are those of simple markup, too. */
export const formIn = (host: Element): HTMLFormElement | null =>
  find(host, `form:has(${radios})`) ??
  find(host, "form.o_payment_form") ??
  find(host, `form:has(${deletes})`) ??
  formOf(host, find<HTMLInputElement>(host, radios));

/** Returns the form of a control, which may stand outside of the form. */
const formOf = (host: Element, control: HTMLInputElement | null): HTMLFormElement | null =>
  control?.form && host.contains(control.form) ? control.form : null;

export const chosenIn = (form: HTMLFormElement): HTMLInputElement | null =>
  controlsLike<HTMLInputElement>(form, `${radios}:checked:enabled`)[0] ?? null;

/** The button that pays, or saves a card, and stands for the form. */
export const buttonIn = (form: Element): HTMLButtonElement | null =>
  find(form, builtInButtons) ??
  find(form, `button:not([type=button],[type=reset],${adds},${deletes}),input[type=submit]:not(${adds})`) ??
  find(form, adds);

/** The button of the form, then those that save a card, of whatever type. */
export const buttonsIn = (form: HTMLFormElement): HTMLButtonElement[] => [
  ...new Set([buttonIn(form) ?? [], ...findAll<HTMLButtonElement>(form, adds)].flat()),
];

/** By such a button nothing is paid. */
export const isAdding = (button: Element): boolean => button.matches(`#o_payment_form_add_pm,${adds}`);

export const isCard = (radio: HTMLInputElement): boolean => "s2sPayment" in radio.dataset;
const isRedirect = (radio: HTMLInputElement): boolean => "formPayment" in radio.dataset;

const providers = "[id^=o_payment_]:not(form,button,input),[data-acquirer-id]:not(input)";

/** Blocks of providers by their ids, and by what names the provider as its radio button does; of several the first. */
function blocksByKey(form: HTMLFormElement): ReadonlyMap<string | undefined, HTMLElement> {
  const blocks = new Map<string | undefined, HTMLElement>();
  const around = controlsOf(form).flatMap((control) => control.closest<HTMLElement>(providers) ?? []);
  const outside = around.filter((block) => !block.contains(form));
  for (const block of new Set([...own(form).querySelectorAll<HTMLElement>(providers), ...outside]))
    for (const key of [`#${block.id}`, block.dataset["acquirerId"]]) if (!blocks.has(key)) blocks.set(key, block);
  return blocks;
}

/** What belongs to a provider: the suite's blocks, or what names the provider as the radio button does. */
export function blockOf(
  form: HTMLFormElement,
  radio: HTMLInputElement,
  blocks = blocksByKey(form),
): HTMLElement | null {
  const { acquirerId: id } = radio.dataset;
  if (!id) return null;
  const builtIn = isCard(radio) ? `#o_payment_add_token_acq_${id}` : `#o_payment_form_acq_${id}`;
  return blocks.get(builtIn) ?? blocks.get(id) ?? null;
}

export function blocksIn(form: HTMLFormElement): (readonly [HTMLInputElement, HTMLElement])[] {
  const blocks = blocksByKey(form);
  return findAll<HTMLInputElement>(form, radios).flatMap((radio) => {
    const block = blockOf(form, radio, blocks);
    return block ? [[radio, block] as const] : [];
  });
}

export const controlsIn = (block: Element): Control[] => [...own(block).querySelectorAll<Control>(controls)];

/** What a form sends besides what belongs to a provider: cards are sent to their provider, and to nobody else. */
export function sentFields(form: HTMLFormElement): Fields {
  const blocks = blocksIn(form).map(([, block]) => block);
  return fieldsOf(form)
    .filter((field) => field.matches(controls) && field.name)
    .filter((field) => !blocks.some((block) => block.contains(field)))
    .filter(
      ({ type, checked }) =>
        !/^(submit|image|button|reset|file)$/.test(type) && (!/^(radio|checkbox)$/.test(type) || checked),
    )
    .map(({ name, value }) => [name, value]);
}

/** What somebody must fill in. */
export const requiredIn = (block: Element): Control[] =>
  controlsIn(block).filter(
    (field) =>
      field.type !== "hidden" && isEnabled(field) && (field.required || field.dataset["isRequired"] === "true"),
  );

/** A field of a card by its name, or by the id that some providers give it. */
export const cardField = (block: Element, name: string): HTMLInputElement | null =>
  block.querySelector<HTMLInputElement>(`input[name=${name}],input#${name}`);

/** The code on the card has two names. */
export const codeField = (block: Element): HTMLInputElement | null =>
  cardField(block, "cc_cvc") ?? cardField(block, "cvc");

const hiddenIn = (form: HTMLFormElement, name: string): string =>
  controlsLike<HTMLInputElement>(form, `input[name=${name}]:enabled`)[0]?.value ?? "";

/**
 * An address of the suite, as a path; empty where the page says none.
 * @throws SuiteError where it is another server: what is sent there would be seen by somebody else
 */
function pathOn(server: string, address: string): string {
  if (!address) return "";
  const url = URL.canParse(address, server) ? new URL(address, server) : null;
  if (url?.origin === new URL(server).origin) return url.pathname + url.search;
  // a token may stand in the query
  throw new SuiteError(
    "config",
    `${address.replace(/[?#].*/, "")} is no address of ${server}: payments are sent to the suite only`,
  );
}

/** What a radio button stands for. @throws SuiteError for an address of another server */
export function methodOf(form: HTMLFormElement, radio: HTMLInputElement, server: string): Method {
  const said = (name: string) => own(form).getAttribute(name) ?? "";
  const { acquirerId: id = "", provider = "" } = radio.dataset;
  const acquirerId = Number(id);
  const block = blockOf(form, radio);
  if (isCard(radio)) {
    const route = block?.querySelector<HTMLElement>("[data-create-route]")?.dataset["createRoute"] ?? "";
    return {
      kind: "card",
      acquirerId,
      provider,
      path: pathOn(server, route),
      returnUrl: block?.querySelector<HTMLInputElement>("[name=return_url]:enabled")?.value ?? "",
      fields: () => ({
        ...Object.fromEntries(
          controlsIn(block ?? form)
            .filter(isEnabled)
            .flatMap(({ name, value }) => (name && name !== "data_set" ? [[name, value]] : [])),
        ),
        ...(hiddenIn(form, "verify_validity") === "1" && { verify_validity: true }),
      }),
    };
  }
  if (!isRedirect(radio)) return { kind: "saved", acquirerId: null, provider: "", path: "" };
  return {
    kind: "redirect",
    acquirerId,
    provider,
    path: pathOn(server, hiddenIn(form, "prepare_tx_url")),
    preparation: () => ({
      acquirerId,
      saveToken: !!block?.querySelector<HTMLInputElement>(
        "[name=o_payment_form_save_token]:is(:checked,[type=hidden]):enabled",
      ),
      accessToken: said("data-access-token"),
      successUrl: said("data-success-url"),
      errorUrl: said("data-error-url"),
      callbackMethod: said("data-callback-method"),
      orderId: said("data-order-id"),
    }),
  };
}

/** The button that deletes a saved method, from what was pressed in it. */
export const deleteButtonAt = (target: Element): HTMLButtonElement | null =>
  own(target).closest<HTMLButtonElement>(deletes);

export const deleteButtonOf = (host: Element, id: number): HTMLButtonElement | null =>
  find(host, `${deletes}[value="${id}"]`);

/** Removes a saved method from the page with the row that holds nothing else; the focus moves on. */
export function removeMethod(host: Element, form: Element, id: number): void {
  const button = deleteButtonOf(host, id);
  const around = button?.closest("div,li,tr,p");
  const isItsOwn =
    around &&
    host.contains(around) &&
    own(around).querySelectorAll(`${deletes},${builtInButtons},${radios}`).length === 1;
  const box = isItsOwn ? around : button;
  const hadFocus = !!box?.matches(":focus-within");
  box?.remove();
  if (hadFocus) (buttonIn(form) ?? find<HTMLElement>(host, deletes))?.focus();
}
