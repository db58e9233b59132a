import type { WidgetContext } from "#shared/element/index.ts";
import { isLoaded, type Loads } from "#shared/loaded/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import { holdButtons, restoreAttributes } from "#shared/ui/index.ts";
import type { EventTicketsProps, EventTicketsStore, EventTicketsTexts } from "./event-tickets.store.ts";
import { pathOf, ticketsIn } from "./tickets.markup.ts";

/** The page of an event, for an element without a form. The page without `register` redirects once more. */
export const loads: Loads<EventTicketsProps, EventTicketsTexts> = {
  markup: "form,input,select,button",
  path: ({ eventId }) => (eventId ? `/event/${eventId}/register` : undefined),
  reader: () => import("./LoadedTickets.tsx").then(({ readPage }) => readPage),
};

/** Binds the form of tickets in a host and the store until the signal. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  store: EventTicketsStore,
  { server }: Pick<WidgetContext, "server">,
): void {
  for (const button of host.querySelectorAll<HTMLElement>("form :is([type=submit],button:not([type]))")) {
    restoreAttributes(button, ["aria-haspopup"], signal);
    button.ariaHasPopup = "dialog";
  }
  let hold: AbortController | undefined;
  host.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      const tickets = ticketsIn(form);
      if (!tickets || event.defaultPrevented) return;
      event.preventDefault();
      const path = pathOf(form, server);
      if (!path) return store.break(new SuiteError("config", "The form of the tickets does not go to the suite"));
      store.choose(path, tickets, isLoaded(host));
      if (!event.submitter || !store.state.get().loading || hold) return;
      hold = new AbortController();
      holdButtons([event.submitter], event.submitter, hold.signal);
    },
    { signal },
  );
  const release = () => {
    hold?.abort();
    hold = undefined;
  };
  untilAbort(
    signal,
    store.state.listen(({ loading }) => loading || release()),
    release,
  );
}
