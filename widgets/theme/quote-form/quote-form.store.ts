import { atom, type ReadableAtom } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { connect } from "../../../shared/suite/index.ts";
import { askQuote, type QuoteRequest } from "../common/calls/theme.ts";

export interface QuoteFormProps {
  /** Whether visitors name the subject. */
  readonly subject: boolean;
}

type Context = Pick<WidgetContext<QuoteFormProps>, "server" | "emit" | "fail" | "state">;

export interface QuoteFormState {
  readonly busy: boolean;
  /** `refused`: the suite has it not. */
  readonly outcome: "" | "sent" | "refused";
  /** Why the call failed. */
  readonly failure: unknown;
}

export type QuoteFormStore = ReturnType<typeof createQuoteForm>;

/** What the suite gets as the subject where visitors name none (behaviour/theme-snippets.md item 28). */
export const noSubject = "POPUP LEAD";

/** Asks for a quote, once at a time. */
export function createQuoteForm({ server, emit, fail, state }: Context) {
  const form = atom<QuoteFormState>({ busy: false, outcome: "", failure: null });
  const change = (next: QuoteFormState) => {
    form.set(next);
    for (const [name, on] of Object.entries({
      busy: next.busy,
      sent: next.outcome === "sent",
      error: next.outcome === "refused" || !!next.failure,
    }))
      state(name, on);
  };
  const idle = { busy: false, outcome: "", failure: null } as const;
  return {
    form: form as ReadableAtom<QuoteFormState>,
    async submit(request: QuoteRequest) {
      if (form.get().busy) return;
      change({ ...idle, busy: true });
      try {
        const isSent = await askQuote(connect(server), request);
        change({ ...idle, outcome: isSent ? "sent" : "refused" });
        if (isSent) emit("suite-quote-change", { sent: true });
      } catch (failure) {
        change({ ...idle, failure });
        fail(failure);
      }
    },
    /** An empty form again. */
    reset: () => change(idle),
  };
}
