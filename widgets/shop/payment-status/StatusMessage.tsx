import { useLayoutEffect, useRef } from "react";
import { collapseSpace } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { setServerHtml } from "#shared/html/index.ts";

export interface StatusMessageProps {
  /** As the suite sent it; shown as far as the profile allows. */
  readonly html: string;
  readonly base: string;
  /** It is shown; gives what it says of the state, and all that it says. */
  readonly onDrawn: (headline: string, text: string) => void;
  /** The sanitizer could not be loaded, so nothing is shown. */
  readonly onError: (error: unknown) => void;
}

/** The suite's message about a payment. */
export function StatusMessage({ html, base, onDrawn, onError }: StatusMessageProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = ref.current!;
    const drawn = () => {
      const text = collapseSpace(place.textContent);
      onDrawn(collapseSpace(place.querySelector(".card-header")?.textContent) || text, text);
    };
    setServerHtml(place, html, fragment, base).then(drawn, onError);
  }, [html, base, onDrawn, onError]);
  // the suite does not say in which language it is
  return <div ref={ref} part="content" dir="auto" />;
}
