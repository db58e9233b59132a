import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { loadable, loadedDocs } from "#shared/loaded/index.ts";
import { storeState } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { changeLine, type LineAction, type OrderLineRef } from "../api/order-lines.ts";
import type en from "../i18n/en.json";
import type { OrderLinesEnv } from "./order-lines.env.ts";

export type OrderLinesTexts = Readonly<FailureTexts & typeof en.orderLines>;

export const events = {
  ...loadedDocs.events,
  "suite-order-change":
    "The suite has changed a line for the visitor. `total` is the formatted total of the order, if the suite returned it. detail: { lineId: number, quantity: number, total: string | undefined }",
} as const;

export interface OrderLinesProps {
  readonly orderId: number | undefined;
  readonly accessToken: string;
  readonly src: string;
}

export interface OrderLinesState {
  /** Ids of lines whose changes wait or are being sent. */
  readonly busy: ReadonlySet<number>;
  /** True if the typed text is no quantity. */
  readonly isRefused: boolean;
  readonly error: unknown;
  /** True if the failed change was sent. */
  readonly isSent: boolean;
}

export type OrderLinesStore = ReturnType<typeof createOrderLines>;

/**
 * Changes the lines of an order with one call for each press, one after the other: each answer has the totals of all lines.
 */
export function createOrderLines(context: StoreContext<OrderLinesProps, typeof events>) {
  const { server, signal, emit } = context;
  const state = storeState<OrderLinesState>(
    { busy: new Set(), isRefused: false, error: null, isSent: false },
    context,
    ({ busy, error }) => ({ busy: busy.size > 0, error }),
  );
  let queue: { readonly line: OrderLineRef; readonly action: LineAction }[] = [];
  let isRunning = false;
  let mustReload = false;

  const waits = (lineId: number) => queue.some(({ line }) => line.lineId === lineId);

  async function run(line: OrderLineRef, action: LineAction, env: OrderLinesEnv): Promise<void> {
    try {
      const answer = await changeLine(connect(server), line, action, env.quantity(line), { signal });
      if (signal.aborted) return;
      if (!answer) {
        mustReload = true;
        return;
      }
      await env.show(line, answer, !waits(line.lineId));
      const { quantity, total } = answer;
      emit("suite-order-change", { lineId: line.lineId, quantity: Number(quantity), total });
    } catch (error) {
      if (signal.aborted) return;
      // later changes of this line were based on the failed one
      queue = queue.filter((each) => each.line.lineId !== line.lineId);
      env.putBack(line);
      state.change({ error, isSent: true });
    }
  }

  async function work(env: OrderLinesEnv): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
      await run(next.line, next.action, env);
      state.change({ busy: new Set(queue.map(({ line }) => line.lineId)) });
    }
    isRunning = false;
    if (mustReload && !signal.aborted) env.reload();
    mustReload = false;
  }

  return loadable({
    state,
    change(line: OrderLineRef, action: LineAction, env: OrderLinesEnv): Promise<void> {
      // a typed quantity replaces earlier ones that wait
      if (typeof action === "number")
        queue = queue.filter((each) => each.line.lineId !== line.lineId || typeof each.action !== "number");
      queue.push({ line, action });
      state.change({ busy: new Set([...state.get().busy, line.lineId]), isRefused: false, error: null });
      return work(env);
    },
    /** Shows an error of a change that was not sent. */
    fail(line: OrderLineRef, error: unknown, env: OrderLinesEnv): void {
      env.putBack(line);
      state.change({ isRefused: false, error, isSent: false });
    },
    /** Refuses a typed text that is no quantity. */
    refuse(line: OrderLineRef, env: OrderLinesEnv): void {
      env.putBack(line);
      state.change({ isRefused: true, error: null });
    },
  });
}
