import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { askQuote, type QuoteRequest } from "../api/theme.ts";
import type en from "../i18n/en.json";

export type QuoteFormTexts = Readonly<FailureTexts & typeof en.quoteForm>;

export const events = {
  "suite-quote-change": "The server accepted a request. detail: { sent: boolean }",
} as const;

export interface QuoteFormProps {
  /** True if the form has a field for the subject. */
  readonly subject: boolean;
}

interface QuoteFormState {
  readonly busy: boolean;
  /** `refused` if the server rejected the request. */
  readonly outcome: "" | "sent" | "refused";
  /** Error of the failed call. */
  readonly error: unknown;
}

export type QuoteFormStore = ReturnType<typeof createQuoteForm>;

/** Subject of requests without one. */
export const noSubject = "POPUP LEAD";

/** Requests a quote; one request at a time. */
export function createQuoteForm(context: StoreContext<QuoteFormProps, typeof events>) {
  const idle: QuoteFormState = { busy: false, outcome: "", error: null };
  const state = storeState(idle, context, ({ busy, outcome, error }) => ({ busy, sent: outcome === "sent", error }));
  return {
    state,
    async submit(request: QuoteRequest) {
      if (state.get().busy) return;
      state.set({ ...idle, busy: true });
      try {
        const isSent = await askQuote(connect(context.server), request);
        state.set({ ...idle, outcome: isSent ? "sent" : "refused" });
        if (isSent) context.emit("suite-quote-change", { sent: true });
        // shown as an error, but not reported: the server has responded
        else context.state("error", true);
      } catch (error) {
        state.set({ ...idle, error });
      }
    },
    /** Shows an empty form again. */
    reset: () => state.set(idle),
  };
}
