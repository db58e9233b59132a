import { useEffect, useRef } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureText } from "#shared/i18n/index.ts";
import { Content } from "#shared/loaded/index.ts";
import { Button, ErrorSummary, Failure, lazyView, Status } from "#shared/ui/index.ts";
import { bind, loads } from "./form.bind.ts";
import type { FormStore } from "./form.store.ts";
import type { events, FormProps, FormState, FormTexts, UploadProgressProps } from "./form.types.ts";

/** Loaded with the first large files: the store loads the same module to send them. */
const UploadProgress = lazyView<UploadProgressProps>(() =>
  import("./files.tsx").then((module) => module.UploadProgress),
);

const statusOf = ({ outcome }: FormState, texts: FormTexts): string =>
  outcome === "sent" ? texts.sent : outcome === "cancelled" ? texts.cancelled : "";

/** The author's form or that of a loaded page, with errors above it and messages below it. @see docs/reference/forms.md#forms-16 */
export function Form(view: WidgetView<FormStore, FormProps, FormTexts, typeof events>) {
  const { store, texts, context } = view;
  const state = useStore(store.state);
  const { busy, outcome, errors, error, upload, attempts } = state;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts) root.current!.querySelector<HTMLElement>("[part=retry]")?.focus();
  }, [attempts, root]);
  const dismiss = () => {
    // the focused button unmounts
    root.current!.focus();
    store.dismiss();
  };
  const mayRetry = (error as { readonly retryable?: boolean } | null)?.retryable;
  return (
    <div ref={root} tabIndex={-1} aria-busy={busy}>
      {errors.length > 0 && <ErrorSummary errors={errors} text={texts.invalid} onChoose={store.show} />}
      <Content view={view} loads={loads} bind={bind} />
      {upload && (
        <UploadProgress {...upload} lang={context.lang} texts={texts} onCancel={store.cancel} onError={context.fail} />
      )}
      {outcome === "refused" && (
        <Failure
          text={error ? `${texts.refused} ${failureText(texts, error)}` : texts.refused}
          retryText={texts.retry}
          onRetry={mayRetry ? () => void store.submit() : undefined}
        />
      )}
      {outcome === "lost" && (
        <>
          <Failure text={texts.lost} retryText={texts.retry} onRetry={() => void store.sendAgain()} />
          <Button kind="quiet" part="keep" onClick={dismiss}>
            {texts.keep}
          </Button>
        </>
      )}
      <Status text={statusOf(state, texts)} />
    </div>
  );
}
