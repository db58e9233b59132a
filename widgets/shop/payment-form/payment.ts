/**
 * Stage of the payment of an order.
 * - `idle` no action is running
 * - `sending` a call is running, or the bank asks about a card that is only saved
 * - `bank` the bank asks the holder of the card
 * - `unknown` the bank's page was closed or cannot be shown, so its decision is not visible here
 * - `refused` the last action failed
 * - `done` the browser navigates to another page
 */
export type Stage = "idle" | "sending" | "bank" | "unknown" | "refused" | "done";

/**
 * Steps of a payment.
 * - `send` the visitor pays, saves a card or deletes one
 * - `end` the action ended without a payment
 * - `refuse` the action failed
 * - `ask` the suite responds with a question of the bank about a payment
 * - `close` the bank's page or the whole element was removed
 * - `decide` the suite responds with the bank's decision
 * - `leave` a navigation to another page began
 */
export type Step = "send" | "end" | "refuse" | "ask" | "close" | "decide" | "leave";

/** Only the suite's answer ends `bank` and `unknown`: the bank may have taken the money. */
const steps: Readonly<Record<Stage, Readonly<Partial<Record<Step, Stage>>>>> = {
  idle: { send: "sending", refuse: "refused" },
  sending: { end: "idle", refuse: "refused", ask: "bank", close: "refused", leave: "done" },
  bank: { close: "unknown", decide: "done" },
  unknown: { decide: "done" },
  refused: { send: "sending", refuse: "refused" },
  done: {},
};

/** Returns the stage after a step; undefined if the step is not allowed, so that nothing may change. */
export const nextStage = (stage: Stage, step: Step): Stage | undefined => steps[stage][step];

/** Returns true if a new action may begin. */
export const isFree = (stage: Stage): boolean => nextStage(stage, "send") !== undefined;

/** Payment of one order in this page. It outlives an element that is removed and inserted again. */
export interface Payment {
  stage: Stage;
  /** References of the payments that were decided before the bank was asked about this one. */
  before?: readonly string[];
}
