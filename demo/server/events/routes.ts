import type { Hono } from "hono";
import type { newRegistrationCall } from "#content/api/attendees.ts";
import { countryEventsCall } from "#content/api/country-events.ts";
import { listEvents, readEvent } from "../content/records.ts";
import type { Csrf } from "../csrf.ts";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { badRequest } from "../fault.ts";
import { form, postOnly } from "../form.ts";
import { localPath } from "../language.ts";
import { rpc } from "../rpc.ts";
import { idOf, slug } from "../slug.ts";
import { attendeesModal } from "./attendees.ts";
import { calendarOf } from "./calendar.ts";
import { countryEventList } from "./country.ts";
import type { EventPages } from "./pages.ts";
import { attendeesIn, registerAll } from "./registration.ts";
import { chosenTickets } from "./ticket.ts";

/** Serves the registration for events. */
export function eventRoutes(app: Hono<SuiteEnv>, database: Database, csrf: Csrf, pages: EventPages): void {
  app.all(
    countryEventsCall.path,
    rpc<typeof countryEventsCall>(async (_, visit) => countryEventList(visit, await listEvents(database, visit.user))),
  );

  app.all(
    "/event/:event/registration/new",
    rpc<ReturnType<typeof newRegistrationCall>>(async (params, visit, c) => {
      const event = await readEvent(database, idOf(c.req.param("event") ?? ""), visit.user);
      const tickets = await chosenTickets(database, event.id, params, visit.user.id);
      const path = localPath(`/event/${slug(event.name, event.id)}`, visit.siteLanguage);
      return tickets.length > 0 && attendeesModal(path, visit, tickets);
    }),
  );

  app.post(
    "/event/:event/registration/confirm",
    form(csrf, async (c, fields) => {
      const { visit } = c.var;
      const event = await readEvent(database, idOf(c.req.param("event") ?? ""), visit.user);
      const attendees = attendeesIn(fields);
      if (!attendees.length) throw badRequest("The form has no attendee");
      const isPaid = await database.transaction((queries) => registerAll(queries, visit, event.id, attendees));
      return isPaid ? c.redirect(localPath("/shop/checkout", visit.siteLanguage)) : pages.complete(c, event, attendees);
    }),
  );
  app.all("/event/:event/registration/confirm", postOnly);

  app.get("/event/:event/ics", async (c) => {
    const { visit } = c.var;
    const event = await readEvent(database, idOf(c.req.param("event")), visit.user);
    const name = slug(event.name, event.id);
    const address = new URL(localPath(`/event/${name}`, visit.siteLanguage), c.req.url).href;
    return c.body(calendarOf(event, address), 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.ics"`,
    });
  });
}
