import { useEffect } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { navigate } from "#shared/html/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Failure, lazyView, Status } from "#shared/ui/index.ts";
import type { AttendeesProps, EventTicketsStore, EventTicketsTexts } from "./event-tickets.store.ts";

const Attendees = lazyView<AttendeesProps>(() =>
  import("./attendees/Attendees.tsx").then((module) => module.Attendees),
);

/** Form of tickets with its messages, the form of attendees and the outcome. @see docs/reference/content.md#content-21 */
export function EventTickets({ store, texts, context }: WidgetView<EventTicketsStore, object, EventTicketsTexts>) {
  const { isMissing, loading, isOpen, isSending, html, registered, error } = useStore(store.state);
  useEffect(() => {
    if (loading) Attendees.preload();
  }, [loading]);
  useEffect(() => {
    if (registered?.redirectUrl) navigate(registered.redirectUrl);
  }, [registered]);
  return (
    <div aria-busy={loading}>
      <slot />
      {isMissing && (
        <p className="note" part="note" role="alert">
          {texts.missing}
        </p>
      )}
      {!!error && !isOpen && <Failure {...failureOf(texts, error)} busy={loading} onRetry={store.ask} />}
      {registered && !registered.redirectUrl && (
        <div className="note" part="note" role="status">
          {texts.registered}{" "}
          {registered.calendarUrl && (
            <a part="calendar" href={registered.calendarUrl}>
              {texts.calendar}
            </a>
          )}
        </div>
      )}
      {html !== null && (
        <Attendees store={store} html={html} texts={texts} server={context.server} onError={store.break} />
      )}
      <Status hidden text={loading ? texts.loading : isSending ? texts.sending : ""} />
    </div>
  );
}
