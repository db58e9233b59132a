import { chosenIn, type Group } from "../common/configurator/choices.markup.ts";
import type { CombinationInfo } from "../common/configurator/combination-info.ts";
import { excludedBy, type Exclusions, isAllowed } from "../common/configurator/exclusions.ts";
import { blockOf, fieldIn, idIn } from "../common/fields.markup.ts";
import { quantityOf, writeQuantity } from "../common/quantity.ts";
import { buyButtons, carouselSelector, pictureContainer } from "./fields.markup.ts";
import { writeInfo } from "./info.markup.ts";
import type { ProductState } from "./product.types.ts";
import { capped, isSoldOut, stockOf } from "./stock.ts";
import { createWriter } from "./writer.ts";

/** Texts that are written into the page. */
export interface PageTexts {
  /** Description of an excluded value. @param names values that exclude it */
  excluded(names: readonly string[]): string;
  /** Name of an excluded option. @param names values that exclude it */
  excludedOption(name: string, names: readonly string[]): string;
  /** Stock message; empty if there is none. */
  stock(info: CombinationInfo): string;
}

interface PageOptions {
  readonly host: HTMLElement;
  readonly groups: readonly Group[];
  readonly exclusions: Exclusions;
  readonly texts: PageTexts;
  readonly server: string;
  readonly lang: string;
  readonly signal: AbortSignal;
  fail(error: unknown): void;
}

const unavailable = "css_not_available";
/** Elements of the page for the stock message. */
export const stockPlace = ".availability_messages,[data-stock]";

/** Writes the state into a product's block, until the signal. */
export function createPage({ host, groups, exclusions, texts, server, lang, signal, fail }: PageOptions) {
  const write = createWriter(signal);
  const block = blockOf(host);
  let shown: CombinationInfo | null = null;
  /** Variant whose pictures are shown. */
  let pictured = idIn(block, "variant");

  /** Marks excluded values, which stay selectable, with the values that exclude them. @see docs/reference/shop.md#shop-8 */
  function writeExclusions(combination: readonly number[]) {
    const names = new Map(groups.flatMap(({ values }) => values.map(({ id, name }) => [id, name])));
    for (const group of groups) {
      const chosen = chosenIn(group)?.id;
      const others = combination.filter((id) => !group.values.some((value) => value.id === id));
      for (const { id, name, field } of group.values) {
        const isOut = !isAllowed(exclusions, id, others);
        const label = field.closest("label");
        for (const part of label ? [field, label] : [field]) write.toggle(part, unavailable, isOut);
        if (label?.matches(".css_attribute_color")) write.toggle(label, "active", chosen === id);
        const by = excludedBy(exclusions, id, others).map((other) => names.get(other) ?? "");
        if (field instanceof HTMLOptionElement)
          write.attribute(field, "aria-label", by.length ? texts.excludedOption(name, by) : null);
        else write.attribute(field, "aria-description", by.length ? texts.excluded(by) : null);
      }
    }
  }

  function writeAnswer(info: CombinationInfo) {
    writeInfo(block, info, lang, write);
    for (const element of host.querySelectorAll(stockPlace)) {
      write.attribute(element, "role", "status");
      write.text(element, info.isPossible ? texts.stock(info) : "");
    }
    const field = fieldIn(block, "quantity");
    const quantity = field ? quantityOf(field.value) : 1;
    const left = capped(stockOf(info), quantity);
    if (field && left !== quantity) {
      writeQuantity(field, String(left));
      // requests the price of the new quantity
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
    if (info.productId === pictured) return;
    pictured = info.productId;
    import("./pictures.ts").then(({ showPictures }) => showPictures({ host, info, server, signal, write })).catch(fail);
  }

  return {
    show({ choice, info, isPossible }: ProductState) {
      writeExclusions(choice.combination);
      if (info && info !== shown) writeAnswer(info);
      shown = info;
      const wanted = choice.quantity ?? 1;
      const isOut = !!info && isSoldOut(stockOf(info), wanted);
      const isHeld = !isPossible || isOut || wanted < 1;
      for (const part of [block, ...pictureContainer(host).querySelectorAll(carouselSelector)])
        write.toggle(part, unavailable, !isPossible);
      for (const button of buyButtons(block)) {
        write.toggle(button, "disabled", isHeld);
        write.toggle(button, "out_of_stock", isOut);
        write.attribute(button, "aria-disabled", isHeld ? "true" : null);
      }
    },
  };
}
