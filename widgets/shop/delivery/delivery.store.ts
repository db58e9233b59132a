import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { type DeliveryAnswer, updateCarrier } from "../api/checkout.ts";
import type en from "../i18n/en.json";

export type DeliveryTexts = Readonly<FailureTexts & typeof en.delivery>;

export const events = {
  "suite-delivery-change":
    "A person chose a carrier and the suite confirmed. Amounts are texts, as the page shows them. detail: { carrierId: number, amount: string, untaxed: string, taxes: string, total: string }",
} as const;

export interface DeliveryState {
  /** The carrier that is chosen on the page; empty: none. */
  readonly carrierId: string;
  /** Whether a person chose it here; what the page brought along is asked for as well, and not announced. */
  readonly isChosen: boolean;
  readonly busy: boolean;
  readonly error: unknown;
  /** What the suite says of that carrier; null until it has. */
  readonly answer: DeliveryAnswer | null;
}

export type DeliveryStore = ReturnType<typeof createDelivery>;

/** How the order is delivered. */
export function createDelivery(context: StoreContext<unknown, typeof events>) {
  const { server, signal, emit } = context;
  const state = storeState<DeliveryState>(
    { carrierId: "", isChosen: false, busy: false, error: null, answer: null },
    context,
    ({ busy, error, answer }) => ({ busy, error, refused: answer?.possible === false }),
  );
  let running = false;
  let generation = 0;

  /** One call at a time, so that what the suite was told last is what the page shows; choices between are left out. */
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
    /** Only the last one counts. Never rejects. */
    choose,
    retry: () => choose(state.get().carrierId, state.get().isChosen),
  };
}
