import { chosenIn, type Group } from "../common/configurator/choices.markup.ts";
import type { CombinationInfo } from "../common/configurator/combination-info.ts";
import { excludedBy, type Exclusions, isAllowed } from "../common/configurator/exclusions.ts";
import { blockOf, fieldIn, idIn } from "../common/fields.markup.ts";
import { quantityOf } from "../common/quantity.ts";
import { buyButtons, carouselSelector, roomOf } from "./fields.markup.ts";
import { writeInfo } from "./info.markup.ts";
import type { ProductState } from "./product.store.ts";
import { capped, isSoldOut, stockOf } from "./stock.ts";
import { createWriter } from "./writer.ts";

/** What is said of a value that does not go with those that are chosen. */
export interface PageTexts {
  /** After its name. */
  excluded(names: readonly string[]): string;
  /** In the place of its name. */
  excludedOption(name: string, names: readonly string[]): string;
  /** Of what is in stock; empty: nothing is said. */
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
/** Where the page wants to read what is in stock. */
export const stockPlace = ".availability_messages,[data-stock]";

/** Writes into a product's block what the store knows, until the signal. */
export function createPage({ host, groups, exclusions, texts, server, lang, signal, fail }: PageOptions) {
  const write = createWriter(signal);
  const block = blockOf(host);
  let shown: CombinationInfo | null = null;
  /** The variant whose pictures are there. */
  let pictured = idIn(block, "variant");

  /** Excluded values stay selectable, and say what they do not go with. */
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
    for (const place of host.querySelectorAll(stockPlace)) {
      write.attribute(place, "role", "status");
      write.text(place, info.isPossible ? texts.stock(info) : "");
    }
    const field = fieldIn(block, "quantity");
    const quantity = field ? quantityOf(field.value) : 1;
    const left = capped(stockOf(info), quantity);
    if (field && left !== quantity) {
      field.value = String(left);
      // its price may be another one
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
      for (const part of [block, ...roomOf(host).querySelectorAll(carouselSelector)])
        write.toggle(part, unavailable, !isPossible);
      for (const button of buyButtons(block)) {
        write.toggle(button, "disabled", isHeld);
        write.toggle(button, "out_of_stock", isOut);
        write.attribute(button, "aria-disabled", isHeld ? "true" : null);
      }
    },
  };
}
