import { own, type WidgetContext } from "#shared/element/index.ts";
import { reloadPage } from "#shared/html/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { adoptBusyStyles, holdButtons, lendAttributes, onEnter, onFields, whileBrowsing } from "#shared/ui/index.ts";
import { payButton } from "../common/checkout/pay-button.ts";
import { isShown, keep, show } from "../common/visibility.ts";
import type { CardFields } from "./card-fields.ts";
import {
  blockOf,
  blocksIn,
  buttonIn,
  buttonsIn,
  chosenIn,
  deleteButtonAt,
  deleteButtonOf,
  formIn,
  isAdding,
  isCard,
  methodOf,
} from "./form.markup.ts";
import { createPage } from "./page.ts";
import { isFree } from "./payment.ts";
import type { PaymentFormTexts } from "./payment-error.ts";
import type { PaymentFormStore } from "./payment-form.store.ts";

type Press = (submitter: Element | null) => unknown;

type Context = Pick<WidgetContext<object, PaymentFormTexts>, "server" | "texts" | "editing" | "fail">;

/**
 * Binds the form in the page and the store, except in the suite's editor. The browser never sends card data by itself: if the form
 * cannot be enhanced, each press shows an error.
 */
export function bind(host: HTMLElement, signal: AbortSignal, store: PaymentFormStore, context: Context): void {
  const form = formIn(host);
  if (!form) return store.failEmpty();
  let press: Press | undefined;
  const hold = (event: SubmitEvent) => {
    if (event.target !== form) return;
    event.preventDefault();
    void press?.(event.submitter);
  };
  // before handlers of the page
  host.addEventListener("submit", hold, { capture: true, signal });
  whileBrowsing(signal, context.editing, (end) => {
    press = store.failStart;
    untilAbort(end, () => (press = undefined));
    try {
      void adoptBusyStyles(host);
      press = bindForm(host, form, end, store, context);
    } catch (error) {
      context.fail(error);
    }
  });
}

/** Shows the block of the chosen method and hides the others. */
function showBlock(form: HTMLFormElement, chosen: HTMLInputElement | null): void {
  for (const [radio, block] of blocksIn(form)) {
    const isWanted = radio === chosen && block.childElementCount > 0;
    if (isShown(block) !== isWanted) show(block, isWanted);
  }
}

type CardLoader = (radio: HTMLInputElement | null) => Promise<CardFields> | undefined;

/** Creates a function that returns the card fields of a method, whose code loads at the first call; undefined for other methods. */
function cardLoader(form: HTMLFormElement, texts: Context["texts"], signal: AbortSignal): CardLoader {
  const cards = new Map<Element, Promise<CardFields>>();
  return (radio) => {
    const block = radio && isCard(radio) && blockOf(form, radio);
    if (!block) return undefined;
    const found =
      cards.get(block) ??
      import("./card-fields.ts").then(({ bindCard }) => {
        signal.throwIfAborted();
        return bindCard(block, () => texts.get().invalid, signal);
      });
    cards.set(block, found);
    // the next call loads again if this one fails
    found.catch(() => cards.delete(block));
    return found;
  };
}

/**
 * Binds the form and the store until the signal aborts; returns the action of a press on a button of the form.
 * @see docs/reference/shop.md#shop-38
 */
function bindForm(
  host: HTMLElement,
  form: HTMLFormElement,
  signal: AbortSignal,
  store: PaymentFormStore,
  { server, texts, fail }: Context,
): Press {
  const key = `suite.paying ${new URL(own(form).getAttribute("action") ?? "", server).pathname}`;
  store.attach(createPage(host, form, server, key, store.setElsewhere, signal));
  lendAttributes(form, ["novalidate"], signal);
  own(form).noValidate = true;
  const button = buttonIn(form);
  const buttons = buttonsIn(form);
  buttons.forEach((each, index) => bindButton(each, `suite-payment-button${index || ""}`, signal, store));

  for (const [, block] of blocksIn(form)) keep(block, signal);
  const cardOf = cardLoader(form, texts, signal);
  const follow = () => {
    const chosen = chosenIn(form);
    showBlock(form, chosen);
    cardOf(chosen)?.catch(fail);
  };
  follow();

  const press = async (pressed: Element | null) => {
    const chosen = chosenIn(form);
    // the code of a card may come after another choice, which has its own press
    const isCurrent = () => !signal.aborted && chosenIn(form) === chosen;
    try {
      const loading = cardOf(chosen);
      const card = loading && (await loading);
      if (!isCurrent()) return;
      if (card && !card.check()) return store.clear();
      const method = chosen && methodOf(form, chosen, server);
      await (pressed && isAdding(pressed) ? store.add(method) : store.pay(method));
    } catch (error) {
      if (isCurrent()) store.failPayment(error);
    }
  };
  onFields(form, "change", follow, { signal });
  onEnter(form, signal, (event) => {
    // the browser would press the form's first button, which may delete a method
    event.preventDefault();
    button?.click();
  });
  own(form).addEventListener(
    "click",
    ({ target }) => {
      const pressed = buttons.find((each) => each.contains(target as Element));
      // other buttons submit the form
      if (pressed?.type === "button") void press(pressed);
    },
    { signal },
  );
  // the order may have changed since the browser stored this page
  addEventListener("pageshow", ({ persisted }) => (persisted ? reloadPage() : follow()), { signal });
  bindHost(host, signal, store);
  return (submitter) => press(submitter ?? button);
}

/** Binds the controls that may be outside of the form, and the policy of the page. */
function bindHost(host: HTMLElement, signal: AbortSignal, store: PaymentFormStore): void {
  host.addEventListener("click", (event) => pressBeside(event, signal, store), { signal });
  bindRemoval(host, signal, store);
  // a refused form is the bank's page, which then cannot be shown
  addEventListener(
    "securitypolicyviolation",
    ({ effectiveDirective: by }) => by === "form-action" && store.state.get().stage === "bank" && store.blockBank(by),
    { signal },
  );
}

/** Handles a press that deletes a saved method, or shows more icons. */
function pressBeside(event: MouseEvent, signal: AbortSignal, store: PaymentFormStore): void {
  const target = event.target as Element;
  const more = own(target).closest<HTMLElement>(".o_payment_form_pay_icon_more");
  const removes = deleteButtonAt(target);
  if (removes || more) event.preventDefault();
  if (removes) void store.remove(Number(removes.value));
  if (more) showIcons(more, signal);
}

/** Disables a Delete button and marks it busy during its request, then returns the focus to it. */
function bindRemoval(host: HTMLElement, signal: AbortSignal, store: PaymentFormStore): void {
  let shown: number | null = null;
  let end = new AbortController();
  untilAbort(
    signal,
    store.state.subscribe(({ removing }) => {
      if (removing === shown) return;
      shown = removing;
      end.abort();
      end = new AbortController();
      const button = removing && deleteButtonOf(host, removing);
      if (button) holdButtons([button], button, end.signal, true);
    }),
    () => end.abort(),
  );
}

/** Shows all icons of a provider in place of the link to the hidden ones. */
function showIcons(more: HTMLElement, signal: AbortSignal): void {
  const item = more.closest<HTMLElement>("li") ?? more;
  for (const icon of own(item.parentElement!).querySelectorAll<HTMLElement>("li.d-none")) {
    keep(icon, signal);
    show(icon, true);
  }
  keep(item, signal);
  show(item, false);
}

/** Disables a button and marks it busy while an action runs, then returns the focus to it. */
function bindButton(button: HTMLButtonElement, id: string, signal: AbortSignal, store: PaymentFormStore): void {
  lendAttributes(button, ["id", "aria-busy"], signal);
  // other elements disable the button by its id
  button.id ||= id;
  const owner = {};
  const held = payButton(button.id);
  let hadFocus = false;
  untilAbort(
    signal,
    store.state.subscribe(({ stage, isElsewhere }) => {
      const busy = !isFree(stage);
      if (busy && !button.disabled) hadFocus = button.matches(":focus");
      held.hold(owner, busy || isElsewhere ? "" : undefined);
      if (busy) button.setAttribute("aria-busy", "true");
      else button.removeAttribute("aria-busy");
      if (!busy && hadFocus) {
        button.focus();
        hadFocus = false;
      }
    }),
    () => held.hold(owner, undefined),
  );
}
