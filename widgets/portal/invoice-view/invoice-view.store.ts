import type { StoreContext } from "#shared/element/index.ts";
import { storeState } from "#shared/state/index.ts";
import type en from "../i18n/en.json";
import { type InvoiceViewEnv, invoiceViewEnv } from "./invoice-view.env.ts";

export type InvoiceViewTexts = Readonly<typeof en.invoiceView>;

export interface InvoiceViewProps {
  readonly src: string;
  readonly printHref: string;
}

interface InvoiceViewState {
  /** Address of the PDF that was loaded to print; empty: none yet. */
  readonly printed: string;
  /** True while the PDF is being loaded. */
  readonly loading: boolean;
  /** True if the browser blocked the print window. */
  readonly isBlocked: boolean;
}

export type InvoiceViewStore = ReturnType<typeof createInvoiceView>;

/** Loads the PDF of an invoice to print, once for any number of prints. */
export function createInvoiceView(context: StoreContext<InvoiceViewProps>, env: InvoiceViewEnv = invoiceViewEnv) {
  const state = storeState<InvoiceViewState>(
    { printed: "", loading: false, isBlocked: false },
    context,
    ({ loading }) => ({ busy: loading }),
  );
  let printFrame = () => false;
  const open = (address: string) => state.change({ isBlocked: !env.openWindow(address) });
  const printLoaded = () => {
    const { printed } = state.get();
    if (!printFrame()) open(printed);
  };
  return {
    state,
    /** Sets the function that prints the loaded PDF. It returns false if the browser forbids that. */
    attach: (print: () => boolean) => void (printFrame = print),
    /** Prints a PDF; ignores addresses that are no web addresses. */
    print(href: string): void {
      const address = env.resolve(href);
      if (!address) return;
      const { printed, loading } = state.get();
      if (!env.canShowPdf()) open(address);
      else if (printed !== address) state.set({ printed: address, loading: true, isBlocked: false });
      else if (!loading) printLoaded();
    },
    /** Handles the end of loading: prints the PDF. */
    loaded() {
      state.change({ loading: false });
      printLoaded();
    },
  };
}
