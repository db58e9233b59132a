import type { Connection } from "#shared/suite/index.ts";
import { optionItems } from "../api/options.ts";
import { variantOf } from "../api/product.ts";
import { type CombinationInfo, combinationInfo } from "../common/configurator/combination-info.ts";
import { callInterval, throttle } from "../common/configurator/throttle.ts";
import type { OptionData, OptionRow } from "./optional-products.types.ts";
import { combinationOf, isAllowedRow } from "./rows.ts";

interface RowCallsOptions {
  readonly client: Connection;
  readonly server: string;
  readonly signal: AbortSignal;
  /** Returns undefined once the row is gone. */
  row(templateId: number): OptionRow | undefined;
  quantity(): number;
  change(templateId: number, part: Partial<OptionRow>): void;
  /** Takes an option out of the order: the shop does not have the chosen combination. */
  leaveOut(templateId: number): void;
  /** Adds the options of an option: HTML rows with prices for a quantity. */
  list(templateId: number, html: string, quantity: number, end: AbortSignal): Promise<void>;
  fail(error: unknown, retry: () => void): void;
}

const priceOf = ({ price, listPrice, isDiscounted }: CombinationInfo) => ({
  price,
  listPrice: isDiscounted ? listPrice : "",
});

const infoOf = (client: Connection, now: OptionData, quantity: number, end: AbortSignal): Promise<CombinationInfo> =>
  combinationInfo(
    client,
    {
      templateId: now.templateId,
      productId: now.productId,
      combination: combinationOf(now),
      quantity,
      pricelistId: 0,
      parentCombination: now.exclusions.parentCombination,
    },
    { signal: end },
  );

/** Runs one request per option: a later request of an option drops the answer to the previous one. */
function createLatest({ row, change, fail }: Pick<RowCallsOptions, "row" | "change" | "fail">) {
  const running = new Map<number, AbortController>();
  /** Drops pending answers: those of one option, or all without an id. */
  const stop = (templateId?: number) => {
    for (const [id, controller] of running) if (templateId === undefined || id === templateId) controller.abort();
  };
  const run = async (
    templateId: number,
    request: (now: OptionRow, end: AbortSignal) => Promise<void>,
    retry: () => void,
  ) => {
    stop(templateId);
    const controller = new AbortController();
    running.set(templateId, controller);
    const { signal: end } = controller;
    const now = row(templateId);
    try {
      if (now) await request(now, end);
    } catch (error) {
      if (end.aborted) return;
      change(templateId, { busy: false });
      fail(error, retry);
    }
  };
  return { stop, run };
}

/** Creates the calls about single options. */
export function createRowCalls(options: RowCallsOptions) {
  const { client, server, signal, row, quantity, change } = options;
  const { stop, run } = createLatest(options);
  const throttled = new Map<number, () => void>();

  async function requestItems(now: OptionRow, end: AbortSignal): Promise<void> {
    const { templateId } = now;
    let { productId } = now;
    if (!productId) {
      change(templateId, { busy: true });
      productId = await variantOf(client, { productId, templateId, valueIds: combinationOf(now) }, { signal: end });
      if (end.aborted) return;
      change(templateId, { productId, busy: false });
    }
    const wanted = quantity();
    const html = await optionItems(client, productId, wanted, { signal: end });
    if (!end.aborted) await options.list(templateId, html, wanted, end);
  }
  /** Creates the variant of an ordered option if it does not exist, and lists the option's own options. */
  const begin = (templateId: number) => run(templateId, requestItems, () => void begin(templateId));

  async function requestInfo(now: OptionRow, end: AbortSignal): Promise<void> {
    const { templateId } = now;
    const wanted = quantity();
    const info = await infoOf(client, now, wanted, end);
    if (end.aborted) return;
    // the price is of an earlier quantity
    if (wanted !== quantity()) return inform(templateId);
    const { productId, name } = info;
    change(templateId, {
      productId,
      name,
      ...priceOf(info),
      isPossible: info.isPossible && isAllowedRow(now),
      busy: false,
      ...(productId && { image: `${server}/web/image/product.product/${productId}/image_medium` }),
    });
    const { isIn, isPossible } = row(templateId)!;
    if (!isPossible) options.leaveOut(templateId);
    else if (isIn) await begin(templateId);
  }
  const inform = (templateId: number): Promise<void> => run(templateId, requestInfo, () => void inform(templateId));

  return {
    stop,
    begin,
    /** Requests the price of an option in that quantity. Rejects if the suite returns none. */
    price: async (now: OptionData, wanted: number, end: AbortSignal) => priceOf(await infoOf(client, now, wanted, end)),
    /** Requests the data of the chosen combination: at once, then at most once per interval. */
    inform(templateId: number) {
      stop(templateId);
      let soon = throttled.get(templateId);
      if (!soon) throttled.set(templateId, (soon = throttle(callInterval, () => void inform(templateId), signal)));
      soon();
    },
  };
}
