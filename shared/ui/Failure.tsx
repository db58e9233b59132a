import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { handOver } from "./hand-over.ts";
import { Icon } from "./Icon.tsx";
import * as icons from "./icons.ts";

interface FailureProps {
  /** One sentence: what happened and what to do (see `failureText` of shared/i18n). */
  readonly text: ReactNode;
  /** Text of the button; needed with `onRetry`. */
  readonly retryText?: string;
  /** True while the retry runs. */
  readonly busy?: boolean;
  /** Absent if a retry cannot help. */
  readonly onRetry?: () => void;
}

/** Message about a failed call, in place of its result. Parts `failure`, `retry`. Styles: `spinnerCss`, `buttonCss`, `failureCss`. */
export function Failure({ text, retryText, busy, onRetry }: FailureProps) {
  return (
    <div ref={handOver} className="failure" part="failure">
      <Icon path={icons.alert} />
      <p role="alert">{text}</p>
      {onRetry && (
        <Button kind="quiet" part="retry" busy={busy} onClick={onRetry}>
          {retryText}
        </Button>
      )}
    </div>
  );
}
