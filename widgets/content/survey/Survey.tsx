import { useState } from "react";
import { useStore, type WidgetView } from "../../../shared/element/index.ts";
import { failureText, fill } from "../../../shared/i18n/index.ts";
import { Button, Dialog, Status, useHost } from "../../../shared/ui/index.ts";
import { ErrorSummary } from "../../../shared/ui/summary/index.ts";
import { progressOf, type Progress } from "./progress.markup.ts";
import { drive } from "./survey.drive.ts";
import type { SurveyStore } from "./survey.store.ts";
import type { SurveyTexts } from "./survey.strings.ts";
import type { SurveyProps } from "./survey.types.ts";

/** The questions are the page's; what is to be said of all of them stands around them. */
export function Survey({ store, texts, context }: WidgetView<SurveyStore, SurveyProps, SurveyTexts>) {
  const { busy, errors, error, restored } = useStore(store.state);
  const [progress, setProgress] = useState<Progress | undefined>(undefined);
  const digits = (value: number) => value.toLocaleString(context.lang);
  const root = useHost<HTMLDivElement>((host, signal) => {
    setProgress(progressOf(host));
    drive(host, signal, store, context);
  });
  return (
    <div ref={root} aria-busy={busy}>
      {progress && (
        <progress
          part="progress"
          aria-label={fill(texts.page, { page: digits(progress.page), pages: digits(progress.pages) })}
          value={progress.page}
          max={progress.pages}
        />
      )}
      <Status text={restored ? texts.restored : ""} />
      {errors.length > 0 && <ErrorSummary errors={errors} text={texts.invalid} onChoose={store.show} />}
      <slot />
      <Dialog open={!!error} label={texts.failed} closeText={texts.close} onClose={store.dismiss}>
        <h2>{texts.failed}</h2>
        <p role="alert">{texts.notRecorded}</p>
        <p>{!!error && failureText(texts, error)}</p>
        <Button part="retry" busy={busy} onClick={() => void store.retry()}>
          {texts.retry}
        </Button>
      </Dialog>
    </div>
  );
}
