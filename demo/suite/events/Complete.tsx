/** @jsxImportSource hono/jsx */
import type { Event } from "#demo/server/content/records.ts";
import type { Attendee } from "#demo/server/events/registration.ts";
import { localPath } from "#demo/server/language.ts";
import type { Visit } from "#demo/server/visit.ts";
import { eventPath } from "../content/Event.tsx";
import { contentTexts } from "../content/texts.ts";

interface CompleteProps {
  readonly visit: Visit;
  readonly event: Event;
  readonly attendees: readonly Attendee[];
}

/** Page after a free registration. Not recorded: its markup is that of the event's own page. */
export const CompletePage = ({ visit, event, attendees }: CompleteProps) => {
  const t = contentTexts(visit);
  const path = localPath(eventPath(event), visit.siteLanguage);
  return (
    <div id="wrap" class="js_event o_website_event">
      <div class="container mt32 mb32">
        <h1>{event.name}</h1>
        <p class="lead">{t.confirmed}</p>
        <h2 class="h4">{t.attendees}</h2>
        <ul>
          {attendees.map(({ name, email }) => (
            <li>
              <bdi>{name}</bdi> (<bdi>{email}</bdi>)
            </li>
          ))}
        </ul>
        <p>
          <a class="btn btn-primary" href={`${path}/ics`}>
            {t.calendar}
          </a>{" "}
          <a class="btn btn-secondary" href={path}>
            {t.backToEvent}
          </a>
        </p>
      </div>
    </div>
  );
};
