import type { Connection } from "../../../shared/suite/index.ts";
import { optionItems } from "../common/calls/options.ts";
import { variantOf } from "../common/calls/shop.ts";
import { combinationInfo } from "../common/configurator/combination-info.ts";
import { throttle } from "../common/configurator/throttle.ts";
import type { OptionRow } from "./options.types.ts";
import { combinationOf, isAllowedRow } from "./rows.ts";

export interface RowCallsOptions {
  readonly client: Connection;
  readonly server: string;
  readonly signal: AbortSignal;
  /** Undefined once it is gone. */
  row(templateId: number): OptionRow | undefined;
  quantity(): number;
  change(templateId: number, part: Partial<OptionRow>): void;
  /** It cannot be had as it was chosen. */
  leaveOut(templateId: number): void;
  /** Rows of HTML that belong to an option. */
  list(templateId: number, html: string, end: AbortSignal): Promise<void>;
  fail(error: unknown, retry: () => void): void;
}

/** ms (spec shop section 9). */
const interval = 500;

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
        const html = await optionItems(client, productId, { signal: end });
        if (!end.aborted) await list(templateId, html, end);
      },
      () => void begin(templateId),
    );

  const inform = (templateId: number) =>
    only(
      templateId,
      async (now, end) => {
        const info = await combinationInfo(
          client,
          {
            templateId,
            productId: now.productId,
            combination: combinationOf(now),
            quantity: quantity(),
            pricelistId: 0,
            parentCombination: now.exclusions.parentCombination,
          },
          { signal: end },
        );
        if (end.aborted) return;
        const { productId, name, price } = info;
        change(templateId, {
          productId,
          name,
          price,
          listPrice: info.isDiscounted ? info.listPrice : "",
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
    /** What the chosen combination is: at once, then every so often at most. */
    inform(templateId: number) {
      stop(templateId);
      let soon = throttled.get(templateId);
      if (!soon) throttled.set(templateId, (soon = throttle(interval, () => void inform(templateId), signal)));
      soon();
    },
  };
}
