import { type FormEvent, type InputHTMLAttributes, useEffect, useRef } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Button, Failure, Status } from "#shared/ui/index.ts";
import type { QuoteFormTexts } from "./quote-form.store.ts";
import { noSubject, type QuoteFormProps, type QuoteFormStore } from "./quote-form.store.ts";

type FieldProps = Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "autoComplete" | "required" | "dir"> & {
  readonly name: string;
  readonly label: string;
};

const Field = ({ label, ...field }: FieldProps) => (
  <label className={`field ${field.name}`} part="field">
    <span part="label">{label}</span>
    <input part="input" {...field} />
  </label>
);

function requestOf(form: HTMLFormElement) {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? "").trim();
  return {
    contactName: read("name"),
    phone: read("phone"),
    email: read("email"),
    company: read("company"),
    subject: read("subject") || noSubject,
    description: read("description"),
  };
}

/** Form that requests a quote; the browser validates the fields. */
export function QuoteForm({
  store,
  props: { subject },
  texts,
}: WidgetView<QuoteFormStore, QuoteFormProps, QuoteFormTexts>) {
  const { busy, outcome, error } = useStore(store.state);
  const form = useRef<HTMLFormElement>(null);
  const again = useRef<HTMLDivElement>(null);
  const isSent = outcome === "sent";
  const wasSent = useRef(isSent);
  useEffect(() => {
    // the pressed button was removed
    if (isSent !== wasSent.current)
      (isSent ? again : form).current!.querySelector<HTMLElement>("button,input")!.focus();
    wasSent.current = isSent;
  }, [isSent]);

  const send = () => void store.submit(requestOf(form.current!));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <div className="frame">
      {!isSent && (
        <form ref={form} className="quote" part="form" onSubmit={onSubmit}>
          <Field name="name" label={texts.contactName} autoComplete="name" required />
          <Field name="company" label={texts.company} autoComplete="organization" />
          <Field name="email" label={texts.email} type="email" autoComplete="email" dir="ltr" required />
          <Field name="phone" label={texts.phone} type="tel" autoComplete="tel" dir="ltr" />
          {subject && <Field name="subject" label={texts.subject} required />}
          <label className="field wide" part="field">
            <span part="label">{texts.description}</span>
            <textarea part="input" name="description" rows={4} required />
          </label>
          <Button type="submit" busy={busy}>
            {texts.send}
          </Button>
          {!!error && <Failure {...failureOf(texts, error)} busy={busy} onRetry={send} />}
          {outcome === "refused" && <Failure text={texts.refused} retryText={texts.retry} busy={busy} onRetry={send} />}
        </form>
      )}
      <Status text={isSent ? texts.sent : ""} />
      {isSent && (
        <div ref={again}>
          <Button kind="quiet" part="another" onClick={store.reset}>
            {texts.another}
          </Button>
        </div>
      )}
    </div>
  );
}
