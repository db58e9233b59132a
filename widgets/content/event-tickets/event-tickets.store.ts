import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { loadable, loadedDocs } from "#shared/loaded/index.ts";
import { storeState } from "#shared/state/index.ts";
import { type CallOptions, connect, type SuiteError } from "#shared/suite/index.ts";
import { askForAttendees } from "../api/attendees.ts";
import type { Registered } from "../api/registration.ts";
import type en from "../i18n/en.json";

export type EventTicketsTexts = Readonly<FailureTexts & typeof en.eventTickets>;

export interface EventTicketsProps {
  readonly eventId: number;
  readonly src: string;
}

export const events = {
  ...loadedDocs.events,
  "suite-popup-show": "Before the form of attendees opens. Cancelable",
  "suite-popup-hide": "After the form of attendees closed",
} as const;

interface EventTicketsState {
  /** True if no ticket was chosen. */
  readonly isMissing: boolean;
  /** True while the form of attendees is requested. */
  readonly loading: boolean;
  /** Unsanitized HTML of the form of attendees; null until the server has responded. */
  readonly html: string | null;
  /** True while the form of attendees is open. */
  readonly isOpen: boolean;
  /** True while the form of attendees is sent. */
  readonly isSending: boolean;
  readonly registered: Registered | null;
  /** True if the visitor stays on the page with tickets to pay: the page is another site's, or has other content. */
  readonly stays: boolean;
  readonly error: unknown;
}

const initial: EventTicketsState = {
  isMissing: false,
  loading: false,
  html: null,
  isOpen: false,
  isSending: false,
  registered: null,
  stays: false,
  error: null,
};

type Fields = Readonly<Record<string, string>>;

export type EventTicketsStore = ReturnType<typeof createEventTickets>;

type Context = StoreContext<unknown, typeof events>;

const createState = (context: Context) =>
  storeState(initial, context, ({ isOpen, loading, isSending, error }) => ({
    open: isOpen,
    busy: loading || isSending,
    error,
  }));

/** Opens and closes the form of attendees with the events of a popup. */
function createPopup(state: ReturnType<typeof createState>, emit: Context["emit"]) {
  return {
    show() {
      if (state.get().isOpen || !emit("suite-popup-show", undefined, { cancelable: true })) return;
      state.change({ isOpen: true });
    },
    hide(rest: Partial<EventTicketsState> = {}) {
      const { isOpen } = state.get();
      state.change({ isOpen: false, ...rest });
      if (isOpen) emit("suite-popup-hide");
    },
  };
}

/** Registers for an event: tickets, then attendees, then the cart or a confirmation. */
export function createEventTickets(context: Context) {
  const { server, signal, emit } = context;
  const client = connect(server);
  const state = createState(context);
  const { show, hide } = createPopup(state, emit);
  /** Last request, for a retry. */
  let lastRequest: readonly [path: string, tickets: Fields] = ["", {}];
  let isLeaving = false;

  async function load() {
    const [path, tickets] = lastRequest;
    if (state.get().loading || state.get().isSending) return;
    state.change({ loading: true, isMissing: false, registered: null, error: null });
    try {
      const html = await askForAttendees(client, path, tickets, { signal });
      state.change({ loading: false, isMissing: html === false });
      if (html === false) return hide();
      state.change({ html });
      show();
    } catch (error) {
      state.change({ loading: false, error });
    }
  }

  return loadable({
    state,
    /**
     * Requests the form of attendees.
     * @param path of the event's form
     * @param tickets count of each ticket, as text, by the name of its field
     * @param stays true if tickets to pay do not lead to the cart
     */
    choose(path: string, tickets: Fields, stays = false): void {
      const isMissing = !Object.values(tickets).some((count) => parseInt(count, 10) > 0);
      if (isMissing) return state.change({ isMissing, registered: null, error: null });
      state.change({ stays });
      lastRequest = [path, tickets];
      void load();
    },
    /** Sends the attendees, once for each press. @param send posts the form; its code loads with the form */
    async confirm(send: (options: CallOptions) => Promise<Registered>): Promise<void> {
      if (state.get().isSending || state.get().loading) return;
      state.change({ isSending: true, error: null });
      try {
        const registered = await send({ signal });
        hide({ isSending: false, html: null, registered });
      } catch (error) {
        state.change({ isSending: false, error });
        // open again if the visitor has closed the form: the error is shown in it
        show();
      }
    },
    /** Marks the start of a navigation to the server's response. @returns false while another request is running */
    startNavigation(): boolean {
      if (state.get().isSending || state.get().loading) return false;
      isLeaving = true;
      state.change({ isSending: true, error: null });
      return true;
    },
    /** Ends the navigation if it failed, or the browser restored the page. A call for the attendees runs on. */
    endNavigation() {
      if (isLeaving) state.change({ isSending: false });
      isLeaving = false;
    },
    close: () => hide(),
    /** Requests the form again; typed values stay. */
    ask: () => void load(),
    /** Closes a form that is unusable or could not be shown. */
    break: (error: unknown) => hide({ html: null, error }),
  });
}

/** Returns true if the form's token has expired; typed values stay. */
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
