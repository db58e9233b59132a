import { fill } from "#shared/i18n/index.ts";
import type { ReadPage } from "#shared/loaded/index.ts";
import { lateStyles } from "#shared/ui/index.ts";
import type { EventTicketsProps, EventTicketsTexts } from "./event-tickets.store.ts";
import css from "./loaded-tickets.css";
import { type EventRecord, readEvent } from "./suite-page.markup.ts";

interface TicketsProps {
  readonly event: EventRecord;
  readonly texts: EventTicketsTexts;
}

/** Tickets with a choice of their count. */
function Tickets({ event: { name: event, tickets }, texts }: TicketsProps) {
  return tickets.map(({ field, name, price, until, counts, chosen }, index) => {
    const label = (
      <>
        <bdi className="name">{name || event}</bdi> {price && <bdi part="price">{price}</bdi>}
      </>
    );
    if (!field)
      return (
        <p key={index} part="ticket">
          {label} {texts.soldOut}
        </p>
      );
    return (
      <label key={index} part="ticket">
        {label}
        <select name={field} defaultValue={chosen}>
          {counts.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
        {until && <small>{fill(texts.until, { date: until })}</small>}
      </label>
    );
  });
}

/** Simple markup of the registration for an event. */
function LoadedTickets({ event, texts }: TicketsProps) {
  const { name, action, tickets } = event;
  const isOpen = action && tickets.some(({ field }) => field);
  return (
    <form ref={lateStyles(css)} action={action} method="post">
      <h3 part="name">{name}</h3>
      <Tickets event={event} texts={texts} />
      {isOpen ? <button type="submit">{texts.register}</button> : !tickets.length && <p>{texts.closed}</p>}
    </form>
  );
}

/** Reads the page of an event and draws its simple markup. */
export const readPage: ReadPage<EventTicketsProps, EventTicketsTexts> = (page, { address, texts }) => {
  const event = readEvent(page, address);
  return event && { props: {}, content: <LoadedTickets event={event} texts={texts} /> };
};
