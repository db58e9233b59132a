import { useState } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { pagePath } from "#shared/html/index.ts";
import { failureOf, fill } from "#shared/i18n/index.ts";
import { Content, hasMarkup, linkedPage, writtenIn } from "#shared/loaded/index.ts";
import { Button, Failure, lazyView, Status, useHost } from "#shared/ui/index.ts";
import type { ProblemsProps } from "./Problems.tsx";
import { bind, loads } from "./survey.bind.ts";
import { surveyEnv } from "./survey.env.ts";
import type { events, SurveyStore } from "./survey.store.ts";
import type { SurveyProps, SurveyTexts } from "./survey.types.ts";

const Problems = lazyView<ProblemsProps>(() => surveyEnv.loadProblems().then((module) => module.Problems));

type View = WidgetView<SurveyStore, SurveyProps, SurveyTexts, typeof events>;

interface StartProps extends Pick<View, "store" | "texts"> {
  /** True if the author wrote more than a link, which is the fallback of the button. */
  readonly hasText: boolean;
  readonly onEnd: () => void;
}

/** The author's text with a button that starts the survey. */
function Start({ store, texts, hasText, onEnd }: StartProps) {
  const { busy, error, isMissing } = useStore(store.state);
  // the pressed button is taken away
  const start = () => void store.start().then(onEnd);
  return (
    <>
      {(hasText || isMissing || !!error) && <slot />}
      {isMissing ? (
        <p part="missing" role="status">
          {texts.failureGone}
        </p>
      ) : error ? (
        <Failure {...failureOf(texts, error)} busy={busy} onRetry={start} />
      ) : (
        <Button part="start" busy={busy} onClick={start}>
          {texts.start}
        </Button>
      )}
    </>
  );
}

/** Returns the path of the survey's start on the suite; empty if the element has markup, or nothing names the survey. */
function startOf(host: HTMLElement, server: string, src: string): string {
  if (hasMarkup(host, loads)) return "";
  if (!src) return linkedPage(host, server) ?? "";
  const address = URL.canParse(src, server) ? new URL(src, server) : undefined;
  return address?.origin === server ? pagePath(address) : "";
}

/** Messages and progress around the questions, which are in the page or loaded. */
export function Survey(view: View) {
  const { store, texts, context, props } = view;
  const { busy, errors, error, restored, isBare } = useStore(store.state);
  const progress = useStore(store.progress);
  const path = useStore(store.path);
  const [{ start, hasText }, setStart] = useState({ start: "", hasText: false });
  const digits = (value: number) => value.toLocaleString(context.lang);
  const root = useHost<HTMLDivElement>((host, signal) => {
    const address = startOf(host, context.server, props.src);
    setStart({ start: address, hasText: writtenIn(host).hasText });
    if (address) store.open(address);
    // the code must be loaded before the connection fails
    const preload = () => context.props.get().submit && Problems.preload();
    for (const type of ["pointerover", "focusin"]) host.addEventListener(type, preload, { signal });
  });
  const retry = () => void store.retry();
  const isInvalid = errors.length > 0;
  const isStarted = !start || !!path;
  return (
    <div ref={root} tabIndex={-1} aria-busy={busy}>
      {progress && (
        <progress
          part="progress"
          aria-label={fill(texts.page, { page: digits(progress.page), pages: digits(progress.pages) })}
          value={progress.page}
          max={progress.pages}
        />
      )}
      <Status text={restored ? texts.restored : isBare && isInvalid ? texts.invalid : ""} />
      {isStarted && (isInvalid || !!error) && !isBare && (
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
      {isStarted ? (
        <Content view={path ? { ...view, props: { ...props, src: path } } : view} loads={loads} bind={bind} />
      ) : (
        <Start store={store} texts={texts} hasText={hasText} onEnd={() => root.current?.focus()} />
      )}
      {isStarted && isBare && !!error && <Failure text={texts.notRecorded} retryText={texts.retry} onRetry={retry} />}
    </div>
  );
}
