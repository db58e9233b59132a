import type { StoreContext } from "#shared/element/index.ts";
import { storeState } from "#shared/state/index.ts";
import type en from "../i18n/en.json";

export type InvoiceViewTexts = Readonly<typeof en.invoiceView>;

export interface InvoiceViewProps {
  readonly src: string;
  readonly printHref: string;
}

interface InvoiceViewState {
  /** What is to be printed, which is loaded when somebody wants it; empty: nothing yet. */
  readonly printed: string;
  /** It is loaded. */
  readonly isLoading: boolean;
  /** The browser has opened no window for it. */
  readonly isBlocked: boolean;
}

export type InvoiceViewStore = ReturnType<typeof createInvoiceView>;

/** What of an invoice is loaded to be printed: once, however often it is printed. */
export function createInvoiceView(context: StoreContext<InvoiceViewProps>) {
  const state = storeState<InvoiceViewState>(
    { printed: "", isLoading: false, isBlocked: false },
    context,
    ({ isLoading }) => ({ busy: isLoading }),
  );
  return {
    state,
    /** True: it is there already, and may be printed at once. */
    want(href: string): boolean {
      const { printed, isLoading } = state.get();
      if (printed === href) return !isLoading;
      state.set({ printed: href, isLoading: true, isBlocked: false });
      return false;
    },
    loaded: () => state.change({ isLoading: false }),
    /** A window was asked for, in which the browser's own viewer prints. */
    opened: (isThere: boolean) => state.change({ isBlocked: !isThere }),
  };
}
