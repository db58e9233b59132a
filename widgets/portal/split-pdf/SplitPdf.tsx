import { type FormEvent, useLayoutEffect, useRef } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureText } from "#shared/i18n/index.ts";
import { Button, Failure, Status } from "#shared/ui/index.ts";
import type { SplitPdfProps, SplitPdfStore, SplitPdfTexts } from "./split-pdf.store.ts";

export function SplitPdf({ store, texts }: WidgetView<SplitPdfStore, SplitPdfProps, SplitPdfTexts>) {
  const { indices, remainder, isRefused, isSending, isDone, error } = useStore(store.state);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isRefused) field.current!.focus();
  }, [isRefused]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void store.split();
  };
  return (
    <form className="split" part="form" noValidate onSubmit={onSubmit}>
      <div className="field" part="field">
        <label htmlFor="indices" part="label">
          {texts.indices}
        </label>
        <input
          ref={field}
          id="indices"
          part="input"
          name="indices"
          autoComplete="off"
          dir="ltr"
          placeholder={texts.placeholder}
          value={indices}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? "refused" : undefined}
          onInput={(event) => store.fill({ indices: event.currentTarget.value })}
        />
        {isRefused && (
          <p id="refused" className="refused" part="refused">
            {texts.refused}
          </p>
        )}
      </div>
      <label className="all" part="all">
        <input
          type="checkbox"
          name="remainder"
          checked={remainder}
          onChange={(event) => store.fill({ remainder: event.currentTarget.checked })}
        />
        {texts.remainder}
      </label>
      {!!error && <Failure text={failureText(texts, error)} />}
      <Button type="submit" busy={isSending}>
        {texts.split}
      </Button>
      <Status text={isDone ? texts.done : ""} />
    </form>
  );
}
