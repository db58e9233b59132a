import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { type DeliveryAnswer, updateCarrier } from "../api/checkout.ts";
import type en from "../i18n/en.json";

export type DeliveryTexts = Readonly<FailureTexts & typeof en.delivery>;

export const events = {
  "suite-delivery-change":
    "The suite confirmed the carrier that the visitor chose. Amounts are texts, as the page shows them. detail: { carrierId: number, amount: string, untaxed: string, taxes: string, total: string }",
} as const;

export interface DeliveryState {
  /** Id of the chosen carrier; empty if there is none. */
  readonly carrierId: string;
  /** True if the visitor chose the carrier here. The choice that the page contains is sent as well, but not announced. */
  readonly isChosen: boolean;
  readonly busy: boolean;
  readonly error: unknown;
  /** Answer of the suite about the carrier; null until it is received. */
  readonly answer: DeliveryAnswer | null;
}

export type DeliveryStore = ReturnType<typeof createDelivery>;

/** Creates the store of the order's carrier. */
export function createDelivery(context: StoreContext<unknown, typeof events>) {
  const { server, signal, emit } = context;
  const state = storeState<DeliveryState>(
    { carrierId: "", isChosen: false, busy: false, error: null, answer: null },
    context,
    ({ busy, error, answer }) => ({ busy, error, refused: answer?.possible === false }),
  );
  let running = false;
  let generation = 0;

  /** Sends one call at a time, so that the last one is the choice that the page shows; choices in between are skipped. */
  async function run(): Promise<void> {
    running = true;
    const mine = generation;
    const { carrierId, isChosen } = state.get();
    const outcome: Partial<DeliveryState> = await updateCarrier(connect(server), carrierId).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    running = false;
    if (signal.aborted) return;
    if (mine !== generation) return run();
    state.change({ ...outcome, busy: false });
    const { answer } = outcome;
    if (!isChosen || !answer?.possible) return;
    const { delivery: amount, ...totals } = answer.amounts;
    emit("suite-delivery-change", { carrierId: Number(carrierId), amount, ...totals });
  }

  function choose(carrierId: string, isChosen = true): void {
    generation++;
    state.change({ carrierId, isChosen, busy: true, error: null, answer: null });
    if (!running) void run();
  }

  return {
    state,
    /** Sends a carrier; only the last choice counts. */
    choose,
    retry: () => choose(state.get().carrierId, state.get().isChosen),
  };
}
