import { failureText } from "#shared/i18n/index.ts";
import { Button, Dialog, dialogCss, ErrorSummary, type FieldError, lateStyles, summaryCss } from "#shared/ui/index.ts";
import type { SurveyTexts } from "./survey.types.ts";

export interface ProblemsProps {
  readonly errors: readonly FieldError[];
  /** Error of the last submission; null if the page was sent. */
  readonly error: unknown;
  readonly texts: SurveyTexts;
  /** @param id id of a question */
  readonly onShow: (id: string) => void;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
  readonly onError: (error: unknown) => void;
}

const styles = lateStyles(dialogCss, summaryCss);

/** Summary of the invalid answers, and a dialog if the page could not be sent. @see docs/reference/content.md#content-13 */
export const Problems = ({ errors, error, texts, onShow, onRetry, onDismiss }: ProblemsProps) => (
  <div ref={styles}>
    {errors.length > 0 && <ErrorSummary errors={errors} text={texts.invalid} onChoose={onShow} />}
    <Dialog open={!!error} label={texts.failed} closeText={texts.close} onClose={onDismiss}>
      <h2>{texts.failed}</h2>
      <p role="alert">{texts.notRecorded}</p>
      <p>{!!error && failureText(texts, error)}</p>
      <Button part="retry" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Dialog>
  </div>
);
