import { defineWidget, partDocs } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss } from "#shared/ui/index.ts";
import { eventTickets } from "../i18n/en.json";
import { bind } from "./event-tickets.bind.ts";
import css from "./event-tickets.css";
import { createEventTickets, events } from "./event-tickets.store.ts";
import { EventTickets } from "./EventTickets.tsx";
import { builtInForm } from "./tickets.markup.ts";

const texts = { failures, eventTickets };

export default defineWidget({
  tag: "suite-event-tickets",
  area: "content",
  summary:
    "Registers visitors for an event: asks for tickets and attendees, and leads to the cart if the tickets cost something",
  example: `<suite-event-tickets>
  <form action="/event/1/registration/new" method="post">
    <label>Visit <select name="nb_register-1"><option>0</option><option selected>1</option><option>2</option></select></label>
    <label><input type="checkbox" required> I have read what to bring</label>
    <button>Register</button>
  </form>
</suite-event-tickets>`,
  attributes: {},
  events,
  states: {
    open: "The form of attendees is open",
    busy: "The form of attendees is loaded or sent",
    error: "The last call failed; the element shows the error",
  },
  parts: {
    note: "Message that no ticket is chosen, or that the visitor is registered",
    calendar: "Link to the calendar file of the event",
    dialog: "Dialog with the form of attendees",
    close: partDocs.close,
    failure: partDocs.failure,
    retry: partDocs.retry,
    spinner: partDocs.spinner,
    status: partDocs.status,
  },
  slots: { "": "Form with a field `nb_register-<ticket id>` for each ticket, or the suite's own form" },
  needsContent: true,
  budget: 4.4,
  box: { display: "block" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, css],
  adopts: { selector: builtInForm },
  enhances: true,
  rare: true,
  store: createEventTickets,
  component: EventTickets,
  bind,
});
