import type { TestContext } from "node:test";
import { noExclusions, parseExclusions } from "#shop/common/configurator/exclusions.ts";
import { offers } from "#shop/common/options/offers.ts";
import { createOptionChoices, type OptionChoicesOptions } from "#shop/optional-products/option-choices.ts";
import { createOptionalProducts } from "#shop/optional-products/optional-products.store.ts";
import type { OptionalProductsState, OptionData } from "#shop/optional-products/optional-products.types.ts";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { createHost, until } from "#test/unit/shared/state/host.ts";
import { stopClock } from "../clock.ts";
import { handCart } from "../hand-cart.ts";

const option = (templateId: number, price: number, more: Partial<OptionData> = {}): OptionData => ({
  templateId,
  productId: templateId * 10,
  name: `Product ${templateId}`,
  description: "",
  image: "",
  price,
  listPrice: "",
  money: { before: "$ ", after: "", digits: 2 },
  attributes: [],
  fixed: [],
  exclusions: noExclusions,
  chosen: [],
  ...more,
});
const value = (id: number, name: string, isCustom = false) => ({ id, valueId: id + 100, name, extra: "", isCustom });
export const desk = option(9, 750);
export const chair = option(16, 16.5, {
  attributes: [{ name: "Legs", hasNoVariant: false, values: [value(5, "Steel"), value(6, "Aluminium")] }],
  chosen: [5],
  exclusions: parseExclusions('{"exclusions":{},"parent_exclusions":[7],"parent_combination":[1,3]}')!,
});
export const mat = option(30, 12);
export const polish = option(31, 5);
export const card = option(40, 2, {
  attributes: [{ name: "Card", hasNoVariant: true, values: [value(8, "Your words", true)] }],
  chosen: [8],
});
export const engraving = option(50, 20, { productId: 0, fixed: [13] });

export const html = (...options: OptionData[]) =>
  JSON.stringify(options, (_, found: unknown) =>
    found instanceof Map || found instanceof Set ? [...(found as Iterable<unknown>)] : found,
  );
const known = new Map([desk, chair, mat, polish, card, engraving].map((data) => [data.templateId, data]));
/** Reads JSON, which replaces the suite's HTML in these tests. */
const read = (text: string) => {
  const found = JSON.parse(text) as OptionData[];
  return Promise.resolve(found.map(({ templateId }) => known.get(templateId)!));
};

/** Creates a page whose suite responds when the test says so. @param isThere true if the code of the dialog can be loaded */
export async function place(
  t: TestContext,
  options: readonly OptionData[] = [chair, mat],
  token = true,
  isThere = () => true,
) {
  const suite = await handCart(t);
  const pass = stopClock(t, 500, 5000);
  const host = { ...createHost(suite.origin, { productId: 90, quantity: 2 }), lang: "en-US" };
  const store = createOptionalProducts(host, () =>
    isThere()
      ? Promise.resolve((parts: OptionChoicesOptions) => createOptionChoices(parts, { read, hasToken: () => token }))
      : Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
  );
  const choices = () => store.choices()!;
  const outcome: string[] = [];
  const offer = async (more: object = {}) => {
    const settle = (end: string) => void outcome.push(end);
    const { signal } = new AbortController();
    const finish = () => void outcome.push("closed");
    const made = { productId: 90, quantity: 2, html: html(desk, ...options), signal, settle, finish };
    offers(suite.origin).set({ ...made, ...more });
    await settled();
  };
  const now = () => store.state.get();
  const once = (fits: (state: OptionalProductsState) => boolean) => until(store.state, fits);
  const names = () => host.events.map(([name]) => name);
  const listed = () => now().rows.map(({ templateId, isIn }) => (isIn ? templateId : -templateId));
  return {
    ...store,
    setQuantity: (quantity: number) => choices().setQuantity(quantity),
    choose: (template: number, place: number, value: number) => choices().choose(template, place, value),
    write: (template: number, value: number, text: string) => choices().write(template, value, text),
    add: (template: number) => choices().add(template),
    remove: (template: number) => choices().remove(template),
    confirm: (then: "cart" | "stay") => choices().confirm(then),
    suite,
    pass,
    host,
    offer,
    outcome,
    now,
    once,
    names,
    listed,
  };
}
