import type { ReactNode } from "react";
import { own } from "../element/index.ts";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import * as icons from "./icons.ts";

/** Ref callback: when the block is removed while it has the focus, the form's submit button gets the focus, or the nearest focusable ancestor. */
export const handOver = (block: Element | null) => (): void => {
  if (!block!.matches(":focus-within")) return;
  const form = block!.closest("form");
  const button = form && own(form).querySelector<HTMLElement>("[type=submit]");
  (button ?? block!.closest<HTMLElement>("[tabindex]"))?.focus();
};

interface FailureProps {
  /** One sentence: what happened and what to do. `failureOf` of shared/i18n returns it with the text of the button. */
  readonly text: ReactNode;
  /** Text of the button; absent, as `onRetry`, if a retry cannot help. */
  readonly retryText?: string;
  /** True while the retry runs. */
  readonly busy?: boolean;
  readonly onRetry?: () => void;
}

/** Message about a failed call, in place of its result. Parts `failure`, `retry`. Styles: `spinnerCss`, `buttonCss`, `failureCss`. */
export function Failure({ text, retryText, busy, onRetry }: FailureProps) {
  return (
    <div ref={handOver} className="failure" part="failure">
      <Icon path={icons.alert} />
      <p role="alert">{text}</p>
      {onRetry && retryText && (
        <Button kind="quiet" part="retry" busy={busy} onClick={onRetry}>
          {retryText}
        </Button>
      )}
    </div>
  );
}
