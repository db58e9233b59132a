import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState } from "#shared/state/index.ts";
import { type CallOptions, connect, type SuiteError } from "#shared/suite/index.ts";
import { askForAttendees } from "../api/attendees.ts";
import type { Registered } from "../api/registration.ts";
import type en from "../i18n/en.json";

export type EventTicketsTexts = Readonly<FailureTexts & typeof en.eventTickets>;

export const events = {
  "suite-popup-show": "Before the form of those who will come opens. Cancelable",
  "suite-popup-hide": "After it closed",
} as const;

interface EventTicketsState {
  /** No ticket was chosen. */
  readonly isMissing: boolean;
  /** The suite is asked for the form of those who will come. */
  readonly isLoading: boolean;
  /** That form as the suite sent it; null: it did not yet. */
  readonly html: string | null;
  /** It is shown. */
  readonly isOpen: boolean;
  /** It is on its way to the suite. */
  readonly isSending: boolean;
  readonly registered: Registered | null;
  readonly error: unknown;
}

type Fields = Readonly<Record<string, string>>;

export type EventTicketsStore = ReturnType<typeof createEventTickets>;

/** Registers for an event: tickets, then attendees, then the cart or a confirmation. */
export function createEventTickets(context: StoreContext<unknown, typeof events>) {
  const { server, signal, emit } = context;
  const client = connect(server);
  const state = storeState<EventTicketsState>(
    {
      isMissing: false,
      isLoading: false,
      html: null,
      isOpen: false,
      isSending: false,
      registered: null,
      error: null,
    },
    context,
    ({ isOpen, isLoading, isSending, error }) => ({ open: isOpen, busy: isLoading || isSending, error }),
  );
  /** What is asked for again where it failed. */
  let asked: readonly [path: string, tickets: Fields] = ["", {}];

  const show = () => {
    const { isOpen } = state.get();
    if (isOpen || !emit("suite-popup-show", undefined, { cancelable: true })) return;
    state.change({ isOpen: true });
  };
  const hide = (rest: Partial<EventTicketsState> = {}) => {
    const { isOpen } = state.get();
    state.change({ isOpen: false, ...rest });
    if (isOpen) emit("suite-popup-hide");
  };

  async function ask() {
    const [path, tickets] = asked;
    if (state.get().isLoading || state.get().isSending) return;
    state.change({ isLoading: true, isMissing: false, registered: null, error: null });
    try {
      const html = await askForAttendees(client, path, tickets, { signal });
      state.change({ isLoading: false, isMissing: html === false });
      if (html === false) return hide();
      state.change({ html });
      show();
    } catch (error) {
      state.change({ isLoading: false, error });
    }
  }

  return {
    state,
    /**
     * Asks for the form of those who will come.
     * @param path of the event's form
     * @param tickets how many of each, as text, by the name of its field
     */
    choose(path: string, tickets: Fields): void {
      const isMissing = !Object.values(tickets).some((count) => parseInt(count, 10) > 0);
      if (isMissing) return state.change({ isMissing, registered: null, error: null });
      asked = [path, tickets];
      void ask();
    },
    /** Sends who will come, once for each press. @param send does so; it comes with their form */
    async confirm(send: (options: CallOptions) => Promise<Registered>): Promise<void> {
      if (state.get().isSending || state.get().isLoading) return;
      state.change({ isSending: true, error: null });
      try {
        const registered = await send({ signal });
        hide({ isSending: false, html: null, registered });
      } catch (error) {
        state.change({ isSending: false, error });
        // who has closed it has to hear of it all the same
        show();
      }
    },
    /** Marks the page as left for the suite's response. @returns false while another request is running */
    leave(): boolean {
      if (state.get().isSending || state.get().isLoading) return false;
      state.change({ isSending: true, error: null });
      return true;
    },
    /** Ends the waiting after the browser restored the page. */
    stay: () => state.change({ isSending: false }),
    close: () => hide(),
    /** Asks for the form again; what is typed stays. */
    ask: () => void ask(),
    /** What came is no form, or could not be shown. */
    break: (error: unknown) => hide({ html: null, error }),
  };
}

/** The form's token is gone, not what is typed in it. */
export const isExpired = (error: unknown): boolean => (error as SuiteError | null)?.kind === "session";

export interface AttendeesProps {
  readonly store: EventTicketsStore;
  /** Unsanitized HTML of the suite's form. */
  readonly html: string;
  readonly texts: EventTicketsTexts;
  readonly server: string;
  /** Called if the form cannot be shown. */
  readonly onError: (error: unknown) => void;
}
