import { contentTexts } from "#demo/suite/content/texts.ts";
import type { Event } from "../content/records.ts";
import { escapeHtml } from "../html.ts";
import { localPath } from "../language.ts";
import { slug } from "../slug.ts";
import type { Visit } from "../visit.ts";

/** Returns days such as `Nov 22-26`, in the time zone of the event. */
const days = (visit: Visit, { starts_at, ends_at, timezone }: Event): string =>
  new Intl.DateTimeFormat(visit.language.tag, { month: "short", day: "numeric", timeZone: timezone }).formatRange(
    starts_at,
    ends_at,
  );

const row = (visit: Visit, event: Event): string => `<div class="oe_website_overflow_ellipsis mb8">
                        <i class="fa fa-map-marker" title="${contentTexts(visit).physical}" role="img" aria-label="${contentTexts(visit).physical}"></i>
                        <b><span>${escapeHtml(days(visit, event))}</span>: <span><a href="${escapeHtml(localPath(`/event/${slug(event.name, event.id)}`, visit.siteLanguage))}">${escapeHtml(event.name)}</a></span></b>
                    </div>`;

/** Renders the upcoming events, for any country: events of the demo have none. */
export const countryEventList = (visit: Visit, events: readonly Event[]): string => `
            <div class="country_events_list">
                <div>
                        <img class="rounded img-fluid" src="/website_event/static/src/img/world_map.jpg" alt=""/>
                        <h4><b>${contentTexts(visit).upcoming}</b></h4>
                    ${events.map((event) => row(visit, event)).join("")}
                </div>
            </div>
`;
