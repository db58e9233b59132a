import type { StoreContext } from "#shared/element/index.ts";
import { latinDigits } from "#shared/format/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { splitPdf } from "../api/split-pdf.ts";
import type en from "../i18n/en.json";

export type SplitPdfTexts = Readonly<FailureTexts & typeof en.splitPdf>;

export const events = {
  "suite-split": "The suite has split the PDF. detail: { indices: string, remainder: boolean }",
} as const;

export interface SplitPdfProps {
  readonly attachmentId: number;
}

interface SplitPdfState {
  readonly indices: string;
  readonly remainder: boolean;
  /** True if the typed text is no list of pages, or nothing was chosen. */
  readonly isRefused: boolean;
  readonly isSending: boolean;
  readonly isDone: boolean;
  readonly error: unknown;
}

export type SplitPdfStore = ReturnType<typeof createSplitPdf>;

/** Page numbers and ranges, separated by commas. */
const list = /^\s*\d+\s*(-\s*\d+\s*)?(,\s*\d+\s*(-\s*\d+\s*)?)*$/;

/** Returns the list with Latin digits and commas, which the suite reads. */
const pagesOf = ({ indices }: SplitPdfState): string => latinDigits(indices).replaceAll("،", ",").trim();

/** Splits a PDF in the suite, once for each press. */
export function createSplitPdf(context: StoreContext<SplitPdfProps, typeof events>) {
  const { props, server, signal, emit } = context;
  const state = storeState<SplitPdfState>(
    { indices: "", remainder: false, isRefused: false, isSending: false, isDone: false, error: null },
    context,
    ({ isRefused, isSending, error }) => ({ invalid: isRefused, busy: isSending, error }),
  );
  return {
    state,
    /** Stores input, and removes the messages about the previous input. */
    fill: (part: Partial<Pick<SplitPdfState, "indices" | "remainder">>) =>
      state.change({ ...part, isRefused: false, isDone: false }),
    async split(): Promise<void> {
      const { remainder, isSending } = state.get();
      if (isSending) return;
      const indices = pagesOf(state.get());
      // without a list the suite splits off all pages
      const isComplete = indices ? list.test(indices) : remainder;
      if (!isComplete) return state.change({ isRefused: true, isDone: false });
      state.change({ isSending: true, isDone: false, error: null });
      try {
        const split = { indices, remainder };
        await splitPdf(connect(server), props.get().attachmentId, split, { signal });
        state.change({ isSending: false, isDone: true });
        emit("suite-split", split);
      } catch (error) {
        state.change({ isSending: false, error });
      }
    },
  };
}
