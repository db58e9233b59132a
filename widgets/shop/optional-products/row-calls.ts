import type { Connection } from "#shared/suite/index.ts";
import { optionItems } from "../api/options.ts";
import { variantOf } from "../api/product.ts";
import { type CombinationInfo, combinationInfo } from "../common/configurator/combination-info.ts";
import { throttle } from "../common/configurator/throttle.ts";
import type { OptionData, OptionRow } from "./options.types.ts";
import { combinationOf, isAllowedRow } from "./rows.ts";

interface RowCallsOptions {
  readonly client: Connection;
  readonly server: string;
  readonly signal: AbortSignal;
  /** Undefined once it is gone. */
  row(templateId: number): OptionRow | undefined;
  quantity(): number;
  change(templateId: number, part: Partial<OptionRow>): void;
  /** It cannot be had as it was chosen. */
  leaveOut(templateId: number): void;
  /** Rows of HTML that belong to an option, at the prices of a quantity. */
  list(templateId: number, html: string, quantity: number, end: AbortSignal): Promise<void>;
  fail(error: unknown, retry: () => void): void;
}

/** ms. */
export const interval = 500;

const priceOf = ({ price, listPrice, isDiscounted }: CombinationInfo) => ({
  price,
  listPrice: isDiscounted ? listPrice : "",
});

/** What the suite is asked about single options: a later question of an option drops the answer to the one before. */
export function createRowCalls({
  client,
  server,
  signal,
  row,
  quantity,
  change,
  leaveOut,
  list,
  fail,
}: RowCallsOptions) {
  const running = new Map<number, AbortController>();
  const throttled = new Map<number, () => void>();

  /** Answers are dropped; without an id those of all. */
  const stop = (templateId?: number) => {
    for (const [id, controller] of running) if (templateId === undefined || id === templateId) controller.abort();
  };
  /** Runs one question of an option, the last one. */
  async function only(templateId: number, ask: (now: OptionRow, end: AbortSignal) => Promise<void>, retry: () => void) {
    stop(templateId);
    const controller = new AbortController();
    running.set(templateId, controller);
    const { signal: end } = controller;
    const now = row(templateId);
    try {
      if (now) await ask(now, end);
    } catch (error) {
      if (end.aborted) return;
      change(templateId, { isBusy: false });
      fail(error, retry);
    }
  }

  /** Makes the variant of an option that is ordered where it is the first, and lists what belongs to it. */
  const begin = (templateId: number) =>
    only(
      templateId,
      async (now, end) => {
        let { productId } = now;
        if (!productId) {
          change(templateId, { isBusy: true });
          const choice = { productId, templateId, valueIds: combinationOf(now) };
          productId = await variantOf(client, choice, { signal: end });
          if (end.aborted) return;
          change(templateId, { productId, isBusy: false });
        }
        const wanted = quantity();
        const html = await optionItems(client, productId, wanted, { signal: end });
        if (!end.aborted) await list(templateId, html, wanted, end);
      },
      () => void begin(templateId),
    );

  const infoOf = (now: OptionData, wanted: number, end: AbortSignal): Promise<CombinationInfo> =>
    combinationInfo(
      client,
      {
        templateId: now.templateId,
        productId: now.productId,
        combination: combinationOf(now),
        quantity: wanted,
        pricelistId: 0,
        parentCombination: now.exclusions.parentCombination,
      },
      { signal: end },
    );

  const inform = (templateId: number): Promise<void> =>
    only(
      templateId,
      async (now, end) => {
        const wanted = quantity();
        const info = await infoOf(now, wanted, end);
        if (end.aborted) return;
        // its price is that of another quantity
        if (wanted !== quantity()) return inform(templateId);
        const { productId, name } = info;
        change(templateId, {
          productId,
          name,
          ...priceOf(info),
          isPossible: info.isPossible && isAllowedRow(now),
          isBusy: false,
          ...(productId && { image: `${server}/web/image/product.product/${productId}/image_medium` }),
        });
        const { isIn, isPossible } = row(templateId)!;
        if (!isPossible) leaveOut(templateId);
        else if (isIn) await begin(templateId);
      },
      () => void inform(templateId),
    );

  return {
    stop,
    begin,
    /** Reads the price of an option in that quantity. Rejects if the suite does not say it. */
    price: async (now: OptionData, wanted: number, end: AbortSignal) => priceOf(await infoOf(now, wanted, end)),
    /** What the chosen combination is: at once, then every so often at most. */
    inform(templateId: number) {
      stop(templateId);
      let soon = throttled.get(templateId);
      if (!soon) throttled.set(templateId, (soon = throttle(interval, () => void inform(templateId), signal)));
      soon();
    },
  };
}
