import { useEffect } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { navigate } from "#shared/html/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Content } from "#shared/loaded/index.ts";
import { Failure, lazyView, Status } from "#shared/ui/index.ts";
import { bind, loads } from "./event-tickets.bind.ts";
import type {
  AttendeesProps,
  events,
  EventTicketsProps,
  EventTicketsStore,
  EventTicketsTexts,
} from "./event-tickets.store.ts";

const Attendees = lazyView<AttendeesProps>(() =>
  import("./attendees/Attendees.tsx").then((module) => module.Attendees),
);

/** Message after the registration, unless the visitor goes on to the payment at once. */
function Confirmation({ store, texts }: { readonly store: EventTicketsStore; readonly texts: EventTicketsTexts }) {
  const { registered, stays } = useStore(store.state);
  if (!registered || (registered.redirectUrl && !stays)) return null;
  const { redirectUrl, calendarUrl } = registered;
  return (
    <div className="note" part="note" role="status">
      {redirectUrl ? texts.inCart : texts.registered}{" "}
      {redirectUrl && (
        <a part="checkout" href={redirectUrl}>
          {texts.checkout}
        </a>
      )}
      {calendarUrl && (
        <a part="calendar" href={calendarUrl}>
          {texts.calendar}
        </a>
      )}
    </div>
  );
}

/** Form of tickets with its messages, the form of attendees and the outcome. @see docs/reference/content.md#content-21 */
export function EventTickets(view: WidgetView<EventTicketsStore, EventTicketsProps, EventTicketsTexts, typeof events>) {
  const { store, texts, context } = view;
  const { isMissing, loading, isOpen, isSending, html, registered, stays, error } = useStore(store.state);
  useEffect(() => {
    if (loading) Attendees.preload();
  }, [loading]);
  useEffect(() => {
    if (registered?.redirectUrl && !stays) navigate(registered.redirectUrl);
  }, [registered, stays]);
  return (
    <div aria-busy={loading}>
      <Content view={view} loads={loads} bind={bind} />
      {isMissing && (
        <p className="note" part="note" role="alert">
          {texts.missing}
        </p>
      )}
      {!!error && !isOpen && <Failure {...failureOf(texts, error)} busy={loading} onRetry={store.ask} />}
      <Confirmation store={store} texts={texts} />
      {html !== null && (
        <Attendees store={store} html={html} texts={texts} server={context.server} onError={store.break} />
      )}
      <Status hidden text={loading ? texts.loading : isSending ? texts.sending : ""} />
    </div>
  );
}
