import { defineWidget, integer, partDocs } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { bindsContent, loadedDocs, sourceAttribute } from "#shared/loaded/index.ts";
import { buttonCss, failureCss, spinnerCss } from "#shared/ui/index.ts";
import { eventTickets } from "../i18n/en.json";
import { bind, loads } from "./event-tickets.bind.ts";
import css from "./event-tickets.css";
import { createEventTickets, events } from "./event-tickets.store.ts";
import { EventTickets } from "./EventTickets.tsx";
import { builtInForm } from "./tickets.markup.ts";

const texts = { failures, eventTickets };

export default defineWidget({
  tag: "suite-event-tickets",
  area: "content",
  summary:
    "Registers visitors for an event of the suite, or by a form of the page: asks for tickets and attendees, and leads to the cart if the tickets cost something",
  example: `<suite-event-tickets>
  <form action="/event/1/registration/new" method="post">
    <label>Visit <select name="nb_register-1"><option>0</option><option selected>1</option><option>2</option></select></label>
    <label><input type="checkbox" required> I have read what to bring</label>
    <button>Register</button>
  </form>
</suite-event-tickets>`,
  attributes: {
    eventId: integer({
      default: 0,
      doc: "Database id of the event whose tickets are shown, for an element without markup",
    }),
    src: sourceAttribute,
  },
  events,
  states: {
    ...loadedDocs.states,
    open: "The form of attendees is open",
    busy: "The form of attendees is loaded or sent",
    error: "The last call failed; the element shows the error",
  },
  parts: {
    ...loadedDocs.parts,
    name: "Name of a loaded event",
    ticket: "Each ticket of a loaded event",
    price: "Price of a ticket of a loaded event",
    note: "Message that no ticket is chosen, or that the visitor is registered",
    checkout: "Link to the payment of tickets of a loaded event; other tickets lead there at once",
    calendar: "Link to the calendar file of the event",
    dialog: "Dialog with the form of attendees",
    close: partDocs.close,
    failure: partDocs.failure,
    retry: partDocs.retry,
    spinner: partDocs.spinner,
    status: partDocs.status,
  },
  slots: { "": "Form with a field `nb_register-<ticket id>` for each ticket, or the suite's own form" },
  // 4.4 before elements without markup
  budget: 5.35,
  box: { display: "block" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, css],
  adopts: { selector: builtInForm },
  enhances: true,
  rare: true,
  store: createEventTickets,
  component: EventTickets,
  methods: loadedDocs.methods,
  bind: bindsContent(loads, bind),
});
