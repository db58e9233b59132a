import { defineWidget } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss } from "#shared/ui/index.ts";
import { eventTickets } from "../i18n/en.json";
import css from "./event-tickets.css";
import { createEventTickets, events } from "./event-tickets.store.ts";
import { EventTickets } from "./EventTickets.tsx";
import { builtInForm } from "./tickets.markup.ts";

const texts = { failures, eventTickets };

export default defineWidget({
  tag: "suite-event-tickets",
  area: "content",
  summary:
    "Registers visitors for an event: chooses tickets, asks who will come, and leads to the cart where they cost something",
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
    open: "That form is open",
    busy: "The suite is asked for it, or it is on its way",
    error: "That failed; the element says so",
  },
  parts: {
    note: "What is missing, or that somebody is registered",
    calendar: "The link to the event for a calendar",
    dialog: "The dialog in which those who will come are named",
    close: "Its close button",
    failure: "The sentence about what failed",
    retry: "The button that tries again",
    spinner: "The loading indicator in it",
    status: "What screen readers are told",
  },
  slots: { "": "A form with a field `nb_register-<ticket id>` for each ticket; or the suite's own" },
  needsContent: true,
  // 2.5 wanted
  budget: 4.4,
  box: { display: "block" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, css],
  // the tickets on an event's page
  adopts: { selector: builtInForm },
  enhances: true,
  rare: true,
  store: createEventTickets,
  component: EventTickets,
});
