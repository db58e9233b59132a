import { useLayoutEffect, useRef } from "react";
import { safeWebUrl } from "#shared/html/index.ts";
import type { SignatureTexts } from "./signature.element.ts";

interface ThanksProps {
  /** What the suite says of it; may be empty. */
  readonly thanks: string;
  /** Where the document is; may be empty. */
  readonly address: string;
  readonly server: string;
  readonly texts: SignatureTexts;
}

/** In the place of the form, whose button had the focus (behaviour/portal.md item 35). */
export function Thanks({ thanks, address, server, texts }: ThanksProps) {
  const block = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => block.current!.focus(), []);
  const link = address && safeWebUrl(address, server);
  return (
    <div ref={block} className="thanks" part="thanks" tabIndex={-1} role="status">
      <strong>{texts.thanks}</strong>
      <p dir="auto">{thanks || texts.signed}</p>
      {link && <a href={link}>{texts.document}</a>}
    </div>
  );
}
