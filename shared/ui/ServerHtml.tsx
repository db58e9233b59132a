import { useLayoutEffect, useRef } from "react";
import { type Profile, setServerHtml } from "#shared/html/index.ts";

export interface ServerHtmlProps {
  /** As the suite sent it; shown as far as the profile allows. */
  readonly html: string;
  readonly profile: Profile;
  /** What relative addresses are relative to; the page unless given. */
  readonly base?: string;
  readonly part?: string;
  /** The sanitizer could not be loaded, so nothing is shown. */
  readonly onError: (error: unknown) => void;
}

/** HTML of the suite, through the one door that it has to pass. */
export function ServerHtml({ html, profile, base, part = "content", onError }: ServerHtmlProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    setServerHtml(ref.current!, html, profile, base).catch(onError);
  }, [html, profile, base, onError]);
  // the suite does not say in which language it is
  return <div ref={ref} part={part} dir="auto" />;
}
