import { useMemo, useRef, useState } from "react";
import type { chat } from "#chat/i18n/en.json";
import { message as profile } from "#shared/html/message.ts";
import { Button, ServerHtml } from "#shared/ui/index.ts";
import { plainText } from "../state/html-text.ts";

/** Tag in the suite's notation: attribute values are quoted and have no angle brackets, so that the first `>` ends the tag. */
const tag = /<(\/?)([a-z][a-z\d]*)((?:\s+[^\s"'<>=/]+(?:="[^"<>]*"|='[^'<>]*')?)*)\s*\/?>/gy;
const empty = /^(br|hr|img|wbr)$/;
/** Elements whose content is not markup, and elements that the parser rearranges. */
const strange = /^(iframe|math|no\w+|plaintext|script|select|style|svg|template|textarea|title|xmp)$/;
const most = 100;

/**
 * Returns true if HTML may be nested deeper than 100 elements: browsers need seconds for some thousands. Reads the text, since
 * the parser takes that time. Markup with unclosed or crossing elements counts as deep: its nesting depends on how a browser
 * repairs it. Never returns false for deep markup.
 */
export function isDeep(html: string): boolean {
  const open: string[] = [];
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", tag.lastIndex)) {
    tag.lastIndex = at;
    const [, end, name = ""] = tag.exec(html) ?? [];
    if (!name || strange.test(name) || (end && open.pop() !== name)) return true;
    if (!end && !empty.test(name) && open.push(name) > most) return true;
  }
  return false;
}

export interface BodyProps {
  /** Unsanitized HTML of the suite. */
  readonly html: string;
  readonly server: string;
  readonly texts: Pick<typeof chat, "showAll">;
  readonly onError: (error: unknown) => void;
}

/** Maximum number of characters that are shown as HTML. */
const limit = 20_000;
/** Number of characters of text that are shown at first. */
const excerpt = 2000;

/** Message of many elements; shown as text if it has too many or is nested too deep. Parts: content, show-all. Styles: `messagesCss`. */
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
  const showAll = () => {
    // the button unmounts while focused
    ref.current!.focus();
    setWhole(true);
  };
  return (
    <>
      <div ref={ref} className="plain" part="content" dir="auto" tabIndex={-1}>
        {/* the cut may split a surrogate pair */}
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
