import { isEdited, own, ownDocument, type WidgetContext } from "#shared/element/index.ts";
import { navigate } from "#shared/html/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { couponActions, type PressActions } from "../common/coupon.ts";
import { pageAddress } from "../common/lists/page-address.ts";
import { quantityOf, stepped } from "../common/quantity.ts";
import { follow } from "../common/redirect.ts";
import { fieldOf, hasLines, lineAt, replaceFragments, writeAnswer, writeOptions } from "./cart.markup.ts";
import type { CartStore } from "./cart.store.ts";

type Context = Pick<WidgetContext<object>, "server" | "editing" | "fail">;

/** Binds the lines in the page and the store. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  store: CartStore,
  { server, editing, fail }: Context,
): void {
  const edit = (field: HTMLInputElement, text: string) => {
    const line = lineAt(field)!;
    writeOptions(field, quantityOf(text));
    store.edit(line, text);
  };
  const set = (field: HTMLInputElement, text: string) => {
    if (field.value === text) return;
    field.value = text;
    edit(field, text);
  };

  const acts: PressActions = [
    [
      ".js_add_cart_json,[name=plus],[name=minus]",
      (control) => {
        const field = fieldOf(control);
        if (field) set(field, stepped(field, control.matches("[name=minus],:has(.fa-minus)") ? -1 : 1));
      },
    ],
    [
      ".js_delete_product,[name=remove]",
      (control) => {
        const field = fieldOf(control);
        if (field) edit(field, "0");
      },
    ],
    [
      ".js_add_suggested_products",
      (control) => {
        const field = fieldOf(control);
        if (field) edit(field, "1");
      },
    ],
    ...couponActions(signal, editing),
  ];

  const onClick = (event: Event) => {
    const target = event.target as Element;
    for (const [selector, act] of acts) {
      const control = own(target).closest(selector);
      if (!control) continue;
      event.preventDefault();
      return act(control);
    }
    const link = own(target).closest<HTMLAnchorElement>('a[href]:not([href^="#"])');
    if (!link || !store.state.get().busy) return;
    // the next page, such as the checkout, needs what was typed
    event.preventDefault();
    void store.finish().then((done) => done && follow(link, fail));
  };

  const onSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented || !store.state.get().busy) return;
    // so does what a code for a discount leads to
    event.preventDefault();
    const { target: form, submitter } = event;
    const submit = () => HTMLFormElement.prototype.requestSubmit.call(form, submitter);
    void store.finish().then((done) => done && !isEdited() && submit());
  };

  host.addEventListener("click", onClick, { signal });
  host.addEventListener("submit", onSubmit, { signal });
  // summary and checkout button may be outside of the host
  ownDocument.addEventListener(
    "click",
    (event) => {
      const target = event.target as Element;
      if (!host.contains(target) && own(target).closest('.js_cart_summary,a[href*="/shop/checkout"]')) onClick(event);
    },
    { signal },
  );
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
      const field = target as HTMLInputElement;
      if (field !== entered && lineAt(field)) edit(field, field.value);
    },
    { signal },
  );
  host.addEventListener(
    "keydown",
    (event) => {
      const field = event.target as HTMLInputElement;
      if (event.key !== "Enter" || !lineAt(field)) return;
      // a form around it must not be submitted
      event.preventDefault();
      entered = field;
      edit(field, field.value);
    },
    { signal },
  );

  const leave = () => navigate(pageAddress(server, "/shop/cart"));
  let filled = !!store.content.get()?.quantity;
  untilAbort(
    signal,
    store.answer.listen((answer) => answer && writeAnswer(answer)),
    store.content.listen((content) => {
      filled ||= !!content?.quantity;
      // emptied elsewhere, such as in another tab; a cart that was empty from the beginning stays
      if (content?.quantity === 0 && filled && hasLines(host)) leave();
      else if (content?.html) void replaceFragments(host, content.html, server).catch(fail);
    }),
    store.state.listen(({ gone }) => gone && leave()),
  );
}
