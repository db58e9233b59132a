import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { chat } from "#chat/i18n/en.json";
import { message as profile } from "#shared/html/message.ts";
import { Button, lateStyles, ServerHtml } from "#shared/ui/index.ts";
import { plainText } from "../state/plain.ts";
import css from "./long-message.css";
import { isDeep } from "./nesting.ts";

export interface BodyProps {
  /** HTML of the suite. */
  readonly html: string;
  readonly server: string;
  readonly texts: Pick<typeof chat, "showAll">;
  readonly onError: (error: unknown) => void;
}

/** Characters of HTML that are read as HTML. */
const limit = 20_000;
/** Characters of text that are shown at first. */
const excerpt = 2000;

const adopt = lateStyles(css);

/** A message of many elements; one of too many, or nested too deep, as its text. Parts: content, show-all. */
export function LongMessage(props: BodyProps) {
  const { html, server, onError } = props;
  const isTooMuch = useMemo(() => html.length > limit || isDeep(html), [html]);
  return isTooMuch ? (
    <MessageText {...props} />
  ) : (
    <ServerHtml html={html} profile={profile} base={server} onError={onError} />
  );
}

function MessageText({ html, texts }: BodyProps) {
  const text = useMemo(() => plainText(html), [html]);
  const [isWhole, setWhole] = useState(text.length <= excerpt);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => adopt(ref.current), []);
  const showAll = () => {
    // the button goes, and its focus with it
    ref.current!.focus();
    setWhole(true);
  };
  return (
    <>
      <div ref={ref} className="plain" part="content" dir="auto" tabIndex={-1}>
        {/* the second half of a character may be cut off */}
        {isWhole ? text : text.slice(0, excerpt).replace(/[\ud800-\udbff]$/, "") + "…"}
      </div>
      {!isWhole && (
        <Button kind="quiet" part="show-all" onClick={showAll}>
          {texts.showAll}
        </Button>
      )}
    </>
  );
}
