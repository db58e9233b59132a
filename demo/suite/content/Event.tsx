/** @jsxImportSource hono/jsx */
import { raw } from "hono/html";
import { fill } from "#demo/common/texts/index.ts";
import type { Event, Ticket } from "#demo/server/content/records.ts";
import { localPath } from "#demo/server/language.ts";
import { slug } from "#demo/server/slug.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Follow } from "../marketing/Follow.tsx";
import { contentTexts } from "./texts.ts";

export const eventPath = (event: Event): string => `/event/${slug(event.name, event.id)}`;

const moment = (visit: Visit, date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(visit.language.tag, { dateStyle: "medium", timeStyle: "short", timeZone }).format(date);
const day = (visit: Visit, date: Date): string =>
  new Intl.DateTimeFormat(visit.language.tag, { dateStyle: "medium" }).format(date);
const money = (visit: Visit, amount: number): string =>
  new Intl.NumberFormat(visit.language.tag, { style: "currency", currency: "USD" }).format(amount);

const Place = ({ event }: { event: Event }) => (
  <address class="mb0">
    <span>{event.place}</span>
    <br />
    <span>{event.street}</span>
    <br />
    <span>{event.city}</span>, <span>{event.country}</span>
  </address>
);

export const EventList = ({ visit, events }: { visit: Visit; events: readonly Event[] }) => {
  const t = contentTexts(visit);
  return (
    <div id="wrap">
      <div class="container mt32 mb32">
        <h1>{t.events}</h1>
        <ul class="list-unstyled">
          {events.map((event) => (
            <li class="media card mt32">
              <div itemscope itemtype="http://schema.org/Event" class="media-body card-body">
                <h2 class="h4">
                  <a itemprop="url" href={localPath(eventPath(event), visit.siteLanguage)}>
                    <span itemprop="name">{event.name}</span>
                  </a>
                </h2>
                <div class="text-muted">
                  <bdi itemprop="startDate">{moment(visit, event.starts_at, event.timezone)}</bdi> &ndash;{" "}
                  <bdi itemprop="endDate">{moment(visit, event.ends_at, event.timezone)}</bdi>
                </div>
                <div itemprop="location">
                  {event.place}, {event.city}
                </div>
              </div>
            </li>
          ))}
        </ul>
        <section class="country_events mt32">
          <h2>{t.nearYou}</h2>
          <div class="country_events_list"></div>
        </section>
        <section class="s_latest_posts mt32">
          <h2>{t.fromBlog}</h2>
          <h3 class="h5">{t.lastWritten}</h3>
          <div
            class="row js_get_posts"
            data-posts-limit="3"
            data-loading="true"
            data-filter-by-blog-id=""
            data-template="website_blog.s_latest_posts_list_template"
          ></div>
        </section>
      </div>
    </div>
  );
};

/** @param isOnly true if this is the only ticket, which is then selected */
const TicketRow = ({ visit, ticket, isOnly }: { visit: Visit; ticket: Ticket; isOnly: boolean }) => {
  const t = contentTexts(visit);
  return (
    <div class="card-body">
      <div class="row" itemscope itemtype="http://schema.org/Offer">
        <div class="col-lg-3" itemprop="name">
          {ticket.name}
        </div>
        <div class="col-lg-3">
          <span class="text-muted">{t.until}</span> <bdi itemprop="priceValidUntil">{day(visit, ticket.deadline)}</bdi>
        </div>
        <div class="col-lg-3">
          <bdi>{ticket.price ? money(visit, ticket.price) : t.free}</bdi>
        </div>
        <div class="col-lg-3">
          <select
            class="form-control"
            name={`nb_register-${ticket.id}`}
            aria-label={fill(t.quantityOf, { ticket: ticket.name })}
          >
            {Array.from({ length: ticket.seats + 1 }, (_, count) => (
              <option selected={count === 1 && isOnly}>{count}</option>
            ))}
          </select>
        </div>
      </div>
    </div>
  );
};

interface EventProps {
  readonly visit: Visit;
  readonly event: Event;
  readonly tickets: readonly Ticket[];
}

const RegistrationForm = ({ visit, event, tickets }: EventProps) => (
  <form
    id="registration_form"
    method="post"
    class="card"
    action={`${localPath(eventPath(event), visit.siteLanguage)}/registration/new`}
  >
    <input type="hidden" name="csrf_token" value={visit.formToken} />
    {tickets.map((ticket) => (
      <TicketRow visit={visit} ticket={ticket} isOnly={tickets.length === 1} />
    ))}
    <div class="card-footer">
      <button type="submit" class="btn btn-primary btn-lg btn-block a-submit" id={String(event.id)}>
        {contentTexts(visit).register}
      </button>
    </div>
  </form>
);

const Sidebar = ({ visit, event }: Omit<EventProps, "tickets">) => (
  <div class="col-lg-4 css_noprint">
    <div class="card">
      <h2 class="h4 card-header">{contentTexts(visit).where}</h2>
      <div class="card-body">
        <Place event={event} />
      </div>
    </div>
    <div class="card mt-3">
      <h2 class="h4 card-header">{contentTexts(visit).stream}</h2>
      <div class="card-body">
        <Follow visit={visit} model="event.event" id={event.id} />
        <p class="text-muted mt16">{contentTexts(visit).streamNote}</p>
      </div>
    </div>
  </div>
);

export const EventPage = ({ visit, event, tickets }: EventProps) => (
  <div id="wrap" class="js_event o_website_event">
    <div class="container">
      <ol class="breadcrumb mb0">
        <li class="breadcrumb-item">
          <a href={localPath("/event", visit.siteLanguage)}>{contentTexts(visit).allEvents}</a>
        </li>
        <li class="breadcrumb-item active">
          <span>{event.name}</span>
        </li>
      </ol>
    </div>
    <div itemscope itemtype="http://schema.org/Event" class="container">
      <h1 itemprop="name" class="text-center mt32">
        {event.name}
      </h1>
      <p class="lead text-center text-muted" dir={visit.dir}>
        <bdi itemprop="startDate">{moment(visit, event.starts_at, event.timezone)}</bdi> &ndash;{" "}
        <bdi itemprop="endDate">{moment(visit, event.ends_at, event.timezone)}</bdi> (<bdi>{event.timezone}</bdi>)
      </p>
      <div class="row mt32 mb32">
        <div class="col-lg-8">
          <RegistrationForm visit={visit} event={event} tickets={tickets} />
          <div itemprop="description" class="mt32">
            <div class="oe_structure" lang="en" dir="auto">
              {raw(event.description)}
            </div>
          </div>
        </div>
        <Sidebar visit={visit} event={event} />
      </div>
    </div>
  </div>
);
