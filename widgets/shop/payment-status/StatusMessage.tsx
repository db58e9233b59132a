import { useLayoutEffect, useRef } from "react";
import { collapseSpace } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { setServerHtml } from "#shared/html/index.ts";

export interface StatusMessageProps {
  /** HTML from the suite, which is sanitized. */
  readonly html: string;
  readonly base: string;
  /** Called once the message is shown, with its headline and its whole text. */
  readonly onDrawn: (headline: string, text: string) => void;
  /** Called if the sanitizer could not be loaded, so that no message is shown. */
  readonly onError: (error: unknown) => void;
}

/** Message of the suite about a payment. */
export function StatusMessage({ html, base, onDrawn, onError }: StatusMessageProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const container = ref.current!;
    const drawn = () => {
      const text = collapseSpace(container.textContent);
      onDrawn(collapseSpace(container.querySelector(".card-header")?.textContent) || text, text);
    };
    setServerHtml(container, html, fragment, base).then(drawn, onError);
  }, [html, base, onDrawn, onError]);
  // the language of the message is unknown
  return <div ref={ref} part="content" dir="auto" />;
}
