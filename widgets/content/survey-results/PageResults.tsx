import { useStore, type WidgetView } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { Button, Status, useHost } from "#shared/ui/index.ts";
import { drive } from "./results.drive.ts";
import type { SurveyResultsTexts } from "./survey-results.element.ts";
import type { Shown, SurveyResultsProps, SurveyResultsStore } from "./survey-results.store.ts";

const sentenceOf = ({ first, last, count }: Shown, { rows }: SurveyResultsTexts, lang: string): string => {
  const digits = (value: number) => value.toLocaleString(lang);
  return fill(rows, { first: digits(first), last: digits(last), count: digits(count) });
};

/** The tables, pagers and filters are the page's; charts come into their places. */
export function PageResults({
  store,
  texts,
  context,
}: WidgetView<SurveyResultsStore, SurveyResultsProps, SurveyResultsTexts>) {
  const { shown } = useStore(store.state);
  const root = useHost<HTMLDivElement>((host, signal) => drive(host, signal, store, context));
  return (
    <div ref={root}>
      <slot />
      <Status hidden text={shown ? sentenceOf(shown, texts, context.lang) : ""} />
      <Button kind="quiet" part="print" onClick={() => print()}>
        {texts.print}
      </Button>
    </div>
  );
}
