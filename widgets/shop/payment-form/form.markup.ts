import { own } from "#shared/element/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import { controlsLike, controlsOf, fieldsOf, isEnabled } from "#shared/ui/index.ts";
import type { Method } from "./method.ts";
import type { Fields } from "./send-form.ts";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = "input,select,textarea";
/** Radio buttons of methods: the built-in front end accepts any name, so other radio buttons of the form need to be excluded. */
const radios = "input[type=radio]:is([name=pm_id],[data-acquirer-id],[data-s2s-payment],[data-form-payment])";
const builtInButtons = "#o_payment_form_pay,#o_payment_form_add_pm";
const adds = "[name=add_pm]";
const deletes = "[name=delete_pm]";

const find = <T extends Element>(form: Element, selector: string): T | null => own(form).querySelector<T>(selector);
/** Returns matches in a form and among its controls outside of it. */
const findAll = <T extends Element>(form: HTMLFormElement, selector: string): T[] => [
  ...new Set([...own(form).querySelectorAll<T>(selector), ...controlsLike<T>(form, selector)]),
];

/** Returns the form of an element; the selectors fit the suite's markup and simple markup. */
export const formIn = (host: Element): HTMLFormElement | null =>
  find(host, `form:has(${radios})`) ??
  find(host, "form.o_payment_form") ??
  find(host, `form:has(${deletes})`) ??
  formOf(host, find<HTMLInputElement>(host, radios));

/** Returns the form of a control, which may be outside of the form. */
const formOf = (host: Element, control: HTMLInputElement | null): HTMLFormElement | null =>
  control?.form && host.contains(control.form) ? control.form : null;

export const chosenIn = (form: HTMLFormElement): HTMLInputElement | null =>
  controlsLike<HTMLInputElement>(form, `${radios}:checked:enabled`)[0] ?? null;

/** Returns the main button of the form, which pays or saves a card. */
export const buttonIn = (form: Element): HTMLButtonElement | null =>
  find(form, builtInButtons) ??
  find(form, `button:not([type=button],[type=reset],${adds},${deletes}),input[type=submit]:not(${adds})`) ??
  find(form, adds);

/** Returns the main button, then the buttons of any type that save a card. */
export const buttonsIn = (form: HTMLFormElement): HTMLButtonElement[] => [
  ...new Set([buttonIn(form) ?? [], ...findAll<HTMLButtonElement>(form, adds)].flat()),
];

/** Returns true for a button that saves a card without paying. */
export const isAdding = (button: Element): boolean => button.matches(`#o_payment_form_add_pm,${adds}`);

export const isCard = (radio: HTMLInputElement): boolean => "s2sPayment" in radio.dataset;
const isRedirect = (radio: HTMLInputElement): boolean => "formPayment" in radio.dataset;

const providers = "[id^=o_payment_]:not(form,button,input),[data-acquirer-id]:not(input)";

/** Returns the blocks of providers by their id and by the id of their provider; the first of several. */
function blocksByKey(form: HTMLFormElement): ReadonlyMap<string | undefined, HTMLElement> {
  const blocks = new Map<string | undefined, HTMLElement>();
  const around = controlsOf(form).flatMap((control) => control.closest<HTMLElement>(providers) ?? []);
  const outside = around.filter((block) => !block.contains(form));
  for (const block of new Set([...own(form).querySelectorAll<HTMLElement>(providers), ...outside]))
    for (const key of [`#${block.id}`, block.dataset["acquirerId"]]) if (!blocks.has(key)) blocks.set(key, block);
  return blocks;
}

/** Returns the block of a radio button's provider: a block of the suite, or one with the same `data-acquirer-id`. */
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

/** Returns the fields that a form sends. Fields of a provider's block are left out: cards are sent to their provider only. */
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

/** Returns the fields that the visitor must fill in. */
export const requiredIn = (block: Element): Control[] =>
  controlsIn(block).filter(
    (field) =>
      field.type !== "hidden" && isEnabled(field) && (field.required || field.dataset["isRequired"] === "true"),
  );

/** Returns a field of a card by its name, or by its id, which some providers use. */
export const cardField = (block: Element, name: string): HTMLInputElement | null =>
  block.querySelector<HTMLInputElement>(`input[name=${name}],input#${name}`);

/** Returns the field of the code on the card, which has two names. */
export const codeField = (block: Element): HTMLInputElement | null =>
  cardField(block, "cc_cvc") ?? cardField(block, "cvc");

const hiddenIn = (form: HTMLFormElement, name: string): string =>
  controlsLike<HTMLInputElement>(form, `input[name=${name}]:enabled`)[0]?.value ?? "";

/**
 * Returns an address of the suite as a path; empty if the page has none.
 * @throws SuiteError for an address of another server, which would receive the payment's data
 */
function pathOn(server: string, address: string): string {
  if (!address) return "";
  const url = URL.canParse(address, server) ? new URL(address, server) : null;
  if (url?.origin === new URL(server).origin) return url.pathname + url.search;
  // the query may contain a token, so the message leaves it out
  throw new SuiteError(
    "config",
    `${address.replace(/[?#].*/, "")} is no address of ${server}: payments are sent to the suite only`,
  );
}

/**
 * Returns the payment method of a radio button.
 * @throws SuiteError for an address of another server
 * @see docs/reference/shop.md#shop-31
 * @see docs/reference/shop.md#shop-34
 */
export function methodOf(form: HTMLFormElement, radio: HTMLInputElement, server: string): Method {
  const attribute = (name: string) => own(form).getAttribute(name) ?? "";
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
      accessToken: attribute("data-access-token"),
      successUrl: attribute("data-success-url"),
      errorUrl: attribute("data-error-url"),
      callbackMethod: attribute("data-callback-method"),
      orderId: attribute("data-order-id"),
    }),
  };
}

/** Returns the pressed button that deletes a saved method. */
export const deleteButtonAt = (target: Element): HTMLButtonElement | null =>
  own(target).closest<HTMLButtonElement>(deletes);

export const deleteButtonOf = (host: Element, id: number): HTMLButtonElement | null =>
  find(host, `${deletes}[value="${id}"]`);

/** Removes a saved method from the page, with its row if the row has no other control; a lost focus moves to another button. */
export function removeMethod(host: Element, form: Element, id: number): void {
  const button = deleteButtonOf(host, id);
  const row = button?.closest("div,li,tr,p");
  const isItsOwn =
    row && host.contains(row) && own(row).querySelectorAll(`${deletes},${builtInButtons},${radios}`).length === 1;
  const box = isItsOwn ? row : button;
  const hadFocus = !!box?.matches(":focus-within");
  box?.remove();
  if (hadFocus) (buttonIn(form) ?? find<HTMLElement>(host, deletes))?.focus();
}
