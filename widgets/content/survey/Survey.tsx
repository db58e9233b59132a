import { useState } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { Failure, lazyView, Status, useHost } from "#shared/ui/index.ts";
import type { ProblemsProps } from "./Problems.tsx";
import { type Progress, progressOf } from "./progress.markup.ts";
import { surveyEnv } from "./survey.env.ts";
import type { SurveyStore } from "./survey.store.ts";
import type { SurveyProps, SurveyTexts } from "./survey.types.ts";

const Problems = lazyView<ProblemsProps>(() => surveyEnv.loadProblems().then((module) => module.Problems));

/** Messages and progress around the questions, which are in the page. */
export function Survey({ store, texts, context }: WidgetView<SurveyStore, SurveyProps, SurveyTexts>) {
  const { busy, errors, error, restored, isBare } = useStore(store.state);
  const [progress, setProgress] = useState<Progress | undefined>(undefined);
  const digits = (value: number) => value.toLocaleString(context.lang);
  const root = useHost<HTMLDivElement>((host, signal) => {
    setProgress(progressOf(host));
    if (!context.props.get().submit) return;
    // the code must be loaded before the connection fails
    for (const type of ["pointerover", "focusin"])
      host.addEventListener(type, Problems.preload, { signal, once: true });
  });
  const retry = () => void store.retry();
  const isInvalid = errors.length > 0;
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
      <Status text={restored ? texts.restored : isBare && isInvalid ? texts.invalid : ""} />
      {(isInvalid || !!error) && !isBare && (
        <Problems
          errors={errors}
          error={error}
          texts={texts}
          onShow={store.show}
          onRetry={retry}
          onDismiss={store.dismiss}
          onError={store.strip}
        />
      )}
      <slot />
      {isBare && !!error && <Failure text={texts.notRecorded} retryText={texts.retry} onRetry={retry} />}
    </div>
  );
}
