/**
 * How far the payment of an order is.
 * - `idle` nothing was sent, or what was sent is over
 * - `sending` a call is on its way, or the bank asks about a card that is only saved
 * - `bank` the bank asks the holder of the card
 * - `unknown` the bank was asked and its answer is not visible here: its page was closed or cannot be shown
 * - `refused` the last try failed
 * - `done` the page is being left
 */
export type Stage = "idle" | "sending" | "bank" | "unknown" | "refused" | "done";

/**
 * Steps of a payment.
 * - `send` a person pays, saves a card or deletes one
 * - `end` the act is over without a payment
 * - `refuse` the act failed
 * - `ask` the suite responds with a question of the bank about a payment
 * - `close` the bank's page or the whole element goes away
 * - `decide` the suite knows what the bank decided
 * - `leave` a form was sent that leaves the page
 */
export type Step = "send" | "end" | "refuse" | "ask" | "close" | "decide" | "leave";

/** From `bank` and `unknown` only the suite's answer leads on: the bank may have taken the money. */
const steps: Readonly<Record<Stage, Readonly<Partial<Record<Step, Stage>>>>> = {
  idle: { send: "sending", refuse: "refused" },
  sending: { end: "idle", refuse: "refused", ask: "bank", close: "refused", leave: "done" },
  bank: { close: "unknown", decide: "done" },
  unknown: { decide: "done" },
  refused: { send: "sending", refuse: "refused" },
  done: {},
};

/** Where a step leads; undefined: it is none from here, and nothing may change by it. */
export const nextStage = (stage: Stage, step: Step): Stage | undefined => steps[stage][step];

/** Tells if something may be sent. */
export const isFree = (stage: Stage): boolean => nextStage(stage, "send") !== undefined;

/** The payment of one order in this page. It outlives an element that is taken away and put back. */
export interface Payment {
  stage: Stage;
  /** References of the payments that were decided before the bank was asked about this one. */
  before?: readonly string[];
}
