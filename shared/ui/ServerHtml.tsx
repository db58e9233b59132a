import { useLayoutEffect, useRef } from "react";
import { type Profile, setServerHtml } from "#shared/html/index.ts";

export interface ServerHtmlProps {
  /** HTML as the suite sent it; shown as far as the profile allows. */
  readonly html: string;
  readonly profile: Profile;
  /** Base of relative addresses; the page by default. */
  readonly base?: string;
  readonly part?: string;
  /** Called if the sanitizer could not be loaded, so that nothing is shown. */
  readonly onError: (error: unknown) => void;
}

/** HTML of the suite, after the sanitizer. */
export function ServerHtml({ html, profile, base, part = "content", onError }: ServerHtmlProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    setServerHtml(ref.current!, html, profile, base).catch(onError);
  }, [html, profile, base, onError]);
  // the suite does not name the language of the HTML
  return <div ref={ref} part={part} dir="auto" />;
}
