import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { ownDocument, useStore } from "#shared/element/index.ts";
import { failureOf, failureText } from "#shared/i18n/index.ts";
import type { SuiteError } from "#shared/suite/index.ts";
import { buttonCss, Dialog, dialogCss, Failure, fieldCss, lateStyles, toolCss } from "#shared/ui/index.ts";
import type { EventTicketsTexts } from "../event-tickets.store.ts";
import { type AttendeesProps, isExpired } from "../event-tickets.store.ts";
import { type Attendees as Bound, bindAttendees } from "./attendees.bind.ts";
import css from "./attendees.css";
import { focusFirst, showForm } from "./attendees.markup.ts";

const styles = lateStyles(buttonCss, fieldCss, toolCss, dialogCss, css);

/** Returns the error message, which says if the registration may have been stored. */
function messageOf(texts: EventTicketsTexts, error: NonNullable<unknown>): string {
  const isUnknown = /network|contract/.test((error as SuiteError).kind);
  return isUnknown ? texts.unknown : `${texts.notSent} ${failureText(texts, error)}`;
}

/** Dialog with the form of attendees. A closed dialog keeps the typed values. */
export function Attendees({ store, html, texts, server, onError }: AttendeesProps) {
  const { isOpen, loading, isSending, error } = useStore(store.state);
  const box = useMemo(() => ownDocument.createElement("div"), []);
  const container = useRef<HTMLDivElement>(null);
  const bound = useRef<Bound>(null);
  useLayoutEffect(() => {
    const end = new AbortController();
    bound.current = bindAttendees(box, { store, texts, server }, end.signal);
    return () => end.abort();
  }, [box, store, texts, server]);
  useEffect(() => {
    showForm(box, { html, texts, server }).then(() => focusFirst(box), onError);
  }, [box, html, texts, server, onError]);
  useLayoutEffect(() => {
    // re-appending the box to its current parent would drop the focus
    if (container.current && box.parentNode !== container.current) container.current.append(box);
  });
  useLayoutEffect(() => {
    if (isOpen) focusFirst(box);
  }, [box, isOpen]);
  return (
    <div ref={styles} aria-busy={isSending}>
      <Dialog open={isOpen} label={texts.attendees} closeText={texts.close} onClose={store.close}>
        <h2>{texts.attendees}</h2>
        <div ref={container} dir="auto" />
        {!!error && (
          <Failure
            {...failureOf(texts, error)}
            text={messageOf(texts, error)}
            busy={isSending || loading}
            onRetry={() => (isExpired(error) ? store.ask() : bound.current?.send())}
          />
        )}
      </Dialog>
    </div>
  );
}
