import type { StoreContext } from "#shared/element/index.ts";
import { storeState } from "#shared/state/index.ts";
import type en from "../i18n/en.json";

export type InvoiceViewTexts = Readonly<typeof en.invoiceView>;

export interface InvoiceViewProps {
  readonly src: string;
  readonly printHref: string;
}

interface InvoiceViewState {
  /** Address of the PDF that was loaded to print; empty: none yet. */
  readonly printed: string;
  /** True while the PDF is being loaded. */
  readonly isLoading: boolean;
  /** True if the browser blocked the print window. */
  readonly isBlocked: boolean;
}

export type InvoiceViewStore = ReturnType<typeof createInvoiceView>;

/** Loads the PDF of an invoice to print, once for any number of prints. */
export function createInvoiceView(context: StoreContext<InvoiceViewProps>) {
  const state = storeState<InvoiceViewState>(
    { printed: "", isLoading: false, isBlocked: false },
    context,
    ({ isLoading }) => ({ busy: isLoading }),
  );
  return {
    state,
    /** Loads a PDF. Returns true if it is already loaded, so that it can be printed at once. */
    load(href: string): boolean {
      const { printed, isLoading } = state.get();
      if (printed === href) return !isLoading;
      state.set({ printed: href, isLoading: true, isBlocked: false });
      return false;
    },
    loaded: () => state.change({ isLoading: false }),
    /** Handles an attempt to open the print window. */
    opened: (isOpen: boolean) => state.change({ isBlocked: !isOpen }),
  };
}
