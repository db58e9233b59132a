import { adoptStyles, own, type WidgetContext } from "#shared/element/index.ts";
import { writeAddress } from "#shared/html/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { isLoaded, type Loads } from "#shared/loaded/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { fieldsOf, onEnter } from "#shared/ui/index.ts";
import {
  choose,
  chosenIn,
  controlOf,
  fixedIn,
  type Group,
  groupsIn,
  isCustom,
  listedCombination,
  listedWith,
  type Value,
} from "../common/configurator/choices.markup.ts";
import { noExclusions, parseExclusions } from "../common/configurator/exclusions.ts";
import { blockOf, fieldIn, idIn, isVariantField } from "../common/fields.markup.ts";
import { quantityOf, stepped, writeQuantity } from "../common/quantity.ts";
import { formOf } from "./fields.markup.ts";
import { createPage, type PageTexts, stockPlace } from "./page.markup.ts";
import css from "./product.page.css";
import type { ProductStore } from "./product.store.ts";
import type { Choice, events, ProductProps, ProductTexts } from "./product.types.ts";
import { stockOf, stockText } from "./stock.ts";

type Context = WidgetContext<ProductProps, ProductTexts, typeof events>;

/** The page of a product, for an element without a form. */
export const loads: Loads<ProductProps, ProductTexts> = {
  markup: "form,input,select,button,.js_product,#add_to_cart,[data-attribute-id],[data-price]",
  path: ({ templateId }) => (templateId ? `/shop/product/${templateId}` : undefined),
  reader: () => import("./LoadedProduct.tsx").then(({ readPage }) => readPage),
};

/** The choice in the address: `#attr=<value id>,<value id>`, beside other content of the hash. */
const pattern = /(^|&)attr=([\d,]*)/;

/** Returns the ids in the address; ids of other products may be among them. */
export const idsInHash = (hash: string): number[] =>
  (pattern.exec(hash.slice(1))?.[2] ?? "").split(",").map(Number).filter(Boolean);

export function hashWith(hash: string, ids: readonly number[]): string {
  const rest = hash.slice(1).replace(pattern, "").replace(/^&/, "");
  return `#${[rest, `attr=${ids.join()}`].filter(Boolean).join("&")}`;
}

/** Writes the choice into the address without a new entry in the browser's history. */
const nameChoice = (ids: readonly number[]): void => writeAddress(hashWith(location.hash, ids));

/**
 * Reads exclusions; an unreadable text counts as none, since products without attributes have such a text.
 * @see docs/reference/shop.md#shop-3
 */
function exclusionsIn(host: Element, hasChoice: boolean) {
  const json = host.querySelector<HTMLElement>("[data-attribute_exclusions]")?.dataset["attribute_exclusions"];
  const found = json === undefined ? noExclusions : parseExclusions(json);
  if (!found && hasChoice) console.warn("<suite-product> data-attribute_exclusions is no JSON: ignored", host);
  return found ?? noExclusions;
}

/** Returns the texts that are written into the page. */
function pageTexts({ texts, lang }: Context): PageTexts {
  const list = (names: readonly string[]) => new Intl.ListFormat(lang).format(names);
  return {
    excluded: (names) => fill(texts.get().excluded, { values: list(names) }),
    excludedOption: (name, names) => fill(texts.get().excludedOption, { name, values: list(names) }),
    stock: (info) => stockText(stockOf(info), texts.get()),
  };
}

/** Parts of the markup that the bindings share. */
interface Markup {
  readonly block: Element;
  readonly groups: readonly Group[];
  /** Values of all groups. */
  readonly values: readonly Value[];
  /** Values without a choice. */
  readonly fixed: readonly number[];
}

function readChoice({ block, groups, fixed }: Markup, productId: number): Choice {
  const quantity = fieldIn(block, "quantity");
  const chosen = groups.map((group) => chosenIn(group)?.id ?? 0);
  return {
    combination: listedCombination(block) ?? [...chosen, ...fixed],
    productId: idIn(block, "variant") || productId,
    quantity: quantity ? quantityOf(quantity.value) : null,
  };
}

/** Returns a function that adds the text fields of custom values, and removes fields of values that are no longer chosen. */
function createCustomFields({ groups, values }: Markup, fail: (error: unknown) => void, signal: AbortSignal) {
  const customFields = values.some(isCustom) ? import("./custom-field.markup.ts") : undefined;
  return () =>
    void customFields?.then(({ writeCustomField }) => {
      if (!signal.aborted) for (const group of groups) writeCustomField(group, signal);
    }, fail);
}

/** Chooses the values in the address, now and whenever it changes: reloads and links keep the choice. */
function followAddress({ block, values }: Markup, signal: AbortSignal): void {
  const read = () => {
    const ids = idsInHash(location.hash);
    choose(values.filter(({ id, field }) => ids.includes(id) && !field.matches(":checked")));
    const listed = listedWith(block, ids);
    if (!listed || listed.checked) return;
    listed.checked = true;
    listed.dispatchEvent(new Event("change", { bubbles: true }));
  };
  read();
  addEventListener("hashchange", read, { signal });
}

/** Handles clicks on the buttons that change the quantity, and on the built-in link that submits. */
function bindButtons(host: HTMLElement, block: Element, onBuy: () => void, signal: AbortSignal): void {
  host.addEventListener(
    "click",
    (event) => {
      if (event.defaultPrevented) return;
      const pressed = own(event.target as Element).closest(".js_add_cart_json,[name=plus],[name=minus],a#add_to_cart");
      if (!pressed) return;
      const { matches } = own(pressed);
      event.preventDefault();
      const field = fieldIn(block, "quantity");
      if (matches("#add_to_cart")) onBuy();
      else if (field) {
        writeQuantity(field, stepped(field, matches("[name=minus],:has(.fa-minus)") ? -1 : 1));
        field.dispatchEvent(new Event("change", { bubbles: true }));
      }
    },
    { signal },
  );
}

/** Buys instead of sending the form. */
function bindForm(
  form: HTMLFormElement,
  follow: (target: EventTarget | null) => void,
  onBuy: () => void,
  signal: AbortSignal,
): void {
  own(form).addEventListener(
    "submit",
    (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      onBuy();
    },
    { signal },
  );
  onEnter(form, signal, (event) => {
    // Enter presses the form's first submit button, which may be one that changes the quantity
    const first = fieldsOf(form).find(({ type }) => type === "submit");
    if (!first?.matches("[name=plus],[name=minus]")) return;
    event.preventDefault();
    follow(event.target);
    if (!event.repeat) own(form).requestSubmit();
  });
}

/** Binds the block of a product in the page and the store, until the signal. */
export function bind(host: HTMLElement, signal: AbortSignal, store: ProductStore, context: Context): void {
  const { props } = context;
  const block = blockOf(host);
  const groups = groupsIn(host);
  const values = groups.flatMap((group) => group.values);
  const exclusions = exclusionsIn(host, groups.length > 0);
  const page = createPage({ ...context, host, groups, exclusions, texts: pageTexts(context), signal });
  // the suite's page has its own styles
  if (!host.querySelector(".js_product")) adoptStyles(host, css);
  const fixed = fixedIn(host, props.get().combination).filter((value) => !values.some(({ id }) => id === value));
  const markup: Markup = { block, groups, values, fixed };
  const offer = {
    attributes: [...groups.map((group) => group.values.map(({ id }) => id)), ...fixed.map((value) => [value])],
    exclusions,
    names: new Map(values.map(({ id, name }) => [id, name])),
    hasStockPlace: !!host.querySelector(stockPlace),
    // the address is that of another page, on which several products may be
    isLoaded: isLoaded(host),
  };
  store.offer(offer, (combination) => {
    const changed = values.filter(({ id, field }) => combination.includes(id) && !field.matches(":checked"));
    choose(changed);
    if (changed[0]) controlOf(changed[0]).focus();
  });
  const buy = () => void store.buy(async () => (await import("./notes.ts")).notesIn(groups));
  const writeCustomFields = createCustomFields(markup, context.fail, signal);
  const follow = (target: EventTarget | null) => {
    writeCustomFields();
    const choice = readChoice(markup, props.get().productId);
    if (!store.isNews(choice)) return;
    const group = groups.find(({ element }) => element.contains(target as Node));
    const value = group && chosenIn(group);
    const isListed = isVariantField(target as Element);
    if ((value || isListed) && choice.combination.length && !offer.isLoaded) nameChoice(choice.combination);
    store.choose(choice, value?.id ?? (isListed ? (choice.combination[0] ?? choice.productId) : 0));
  };

  if (!offer.isLoaded) followAddress(markup, signal);
  // a hidden variant field holds the suite's answer; in the list of variants the field is the visitor's choice
  host.addEventListener("change", ({ target }) => own(target as Element).matches("[type=hidden]") || follow(target), {
    signal,
  });
  bindButtons(host, block, buy, signal);
  const form = formOf(block);
  if (form) bindForm(form, follow, buy, signal);
  writeCustomFields();
  store.choose(readChoice(markup, props.get().productId));
  untilAbort(signal, store.state.subscribe(page.show));
}
