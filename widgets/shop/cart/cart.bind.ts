import { isEdited, own, ownDocument, type WidgetContext } from "#shared/element/index.ts";
import { navigate } from "#shared/html/index.ts";
import { isLoaded, type Loads } from "#shared/loaded/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { lineAt, quantities } from "../common/cart-lines.markup.ts";
import { couponActions, type PressActions } from "../common/coupon.ts";
import { pageAddress } from "../common/lists/page-address.ts";
import { type QuantityField, quantityOf, stepped, writeQuantity } from "../common/quantity.ts";
import { follow } from "../common/redirect.ts";
import { fieldOf, focusIn, hasLines, productAt, replaceFragments, writeAnswer, writeOptions } from "./cart.markup.ts";
import type { CartProps, CartStore, CartTexts } from "./cart.store.ts";

type Context = Pick<WidgetContext<object>, "server" | "editing" | "fail">;

/** The cart of the visitor, for an element without lines. */
export const loads: Loads<CartProps, CartTexts, CartStore> = {
  markup: `.js_cart_lines,[data-line-id],${quantities}`,
  path: () => "/shop/cart",
  reader: () => import("./LoadedCart.tsx").then(({ readPage }) => readPage),
  async page(store, { parse }) {
    const { value, error } = await store.read();
    if (!value || error) throw error as Error;
    const { quantity, html } = value;
    return quantity === 0 || !html ? "empty" : parse(html);
  },
  keepFocus: focusIn,
};

/** Edits a line by its field, and the options below it at once. */
function edit(store: CartStore, field: QuantityField, text: string): void {
  const line = lineAt(field)!;
  writeOptions(field, quantityOf(text));
  store.edit(line, text);
}

/** Binds the lines in the page and the store until the signal aborts. */
export function bind(host: HTMLElement, signal: AbortSignal, store: CartStore, context: Context): void {
  bindPresses(host, signal, store, context);
  bindFields(host, signal, store);
  bindAnswers(host, signal, store, context);
}

/** Returns the actions of controls that change the line beside them. */
function lineActions(store: CartStore): PressActions {
  const onField = (action: (field: QuantityField, control: Element) => void) => (control: Element) => {
    const field = fieldOf(control);
    if (field) action(field, control);
  };
  return [
    [
      ".js_add_cart_json,[name=plus],[name=minus]",
      onField((field, control) => {
        const text = stepped(field, control.matches("[name=minus],:has(.fa-minus)") ? -1 : 1);
        if (field.value === text) return;
        writeQuantity(field, text);
        edit(store, field, text);
      }),
    ],
    [".js_delete_product,[name=remove]", onField((field) => edit(store, field, "0"))],
    [".js_add_suggested_products", onField((field) => edit(store, field, "1"))],
    [
      "[name=add]",
      (control) => {
        const product = productAt(control);
        if (product) store.edit(product, "1");
      },
    ],
  ];
}

/** Binds buttons, links and forms: links and forms wait until all edits are sent. */
function bindPresses(host: HTMLElement, signal: AbortSignal, store: CartStore, { editing, fail }: Context): void {
  const actions = [...lineActions(store), ...couponActions(signal, editing)];

  const onClick = (event: Event) => {
    const target = event.target as Element;
    for (const [selector, action] of actions) {
      const control = own(target).closest(selector);
      if (!control) continue;
      event.preventDefault();
      return action(control);
    }
    const link = own(target).closest<HTMLAnchorElement>('a[href]:not([href^="#"])');
    if (!link || !store.state.get().busy) return;
    // the next page, such as the checkout, needs the typed quantities
    event.preventDefault();
    void store.finish().then((done) => done && follow(link, fail));
  };

  const onSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    if (isLoaded(host)) {
      event.preventDefault();
      const code = own(event.target as HTMLFormElement)
        .querySelector<HTMLInputElement>("[name=promo]")
        ?.value.trim();
      if (code) void store.finish().then((done) => (done ? store.redeem(code) : undefined));
      return;
    }
    if (!store.state.get().busy) return;
    // the page after the form of a discount code needs the typed quantities, too
    event.preventDefault();
    const { target: form, submitter } = event;
    const submit = () => HTMLFormElement.prototype.requestSubmit.call(form, submitter);
    void store.finish().then((done) => done && !isEdited() && submit());
  };

  host.addEventListener("click", onClick, { signal });
  host.addEventListener("submit", onSubmit, { signal });
  if (isLoaded(host)) return;
  // summary and checkout button may be outside of the host
  ownDocument.addEventListener(
    "click",
    (event) => {
      const target = event.target as Element;
      if (!host.contains(target) && own(target).closest('.js_cart_summary,a[href*="/shop/checkout"]')) onClick(event);
    },
    { signal },
  );
}

/** Binds the fields in which visitors type quantities. */
function bindFields(host: HTMLElement, signal: AbortSignal, store: CartStore): void {
  /** The field whose text Enter sent: the browser dispatches `change` too once the field loses the focus. */
  let entered: EventTarget | null = null;
  host.addEventListener(
    "input",
    ({ target }) => {
      entered = null;
      store.type(lineAt(target as Element));
    },
    { signal },
  );
  host.addEventListener("focusout", () => store.type(null), { signal });
  host.addEventListener(
    "change",
    ({ target }) => {
      const field = target as QuantityField;
      if (field !== entered && lineAt(field)) edit(store, field, field.value);
    },
    { signal },
  );
  host.addEventListener(
    "keydown",
    (event) => {
      const field = event.target as QuantityField;
      if (event.key !== "Enter" || !lineAt(field)) return;
      // Enter would submit a form around the field
      event.preventDefault();
      entered = field;
      edit(store, field, field.value);
    },
    { signal },
  );
}

/** Writes answers and content of the store into the page. */
function bindAnswers(host: HTMLElement, signal: AbortSignal, store: CartStore, { server, fail }: Context): void {
  // a loaded cart is drawn again by its store
  if (isLoaded(host))
    return untilAbort(
      signal,
      store.answer.listen((answer) => answer && writeAnswer(answer, host)),
    );
  const reload = () => navigate(pageAddress(server, "/shop/cart"));
  let hadLines = !!store.content.get()?.quantity;
  untilAbort(
    signal,
    store.answer.listen((answer) => answer && writeAnswer(answer, ownDocument)),
    store.content.listen((content) => {
      hadLines ||= !!content?.quantity;
      // only a cart that was emptied elsewhere, such as in another tab: a cart that was empty from the beginning would reload forever
      // docs/reference/shop.md#shop-23
      if (content?.quantity === 0 && hadLines && hasLines(host)) reload();
      else if (content?.html) void replaceFragments(host, content.html, server).catch(fail);
    }),
    store.state.listen(({ gone }) => gone && reload()),
  );
}
