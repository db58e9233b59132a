import { useEffect, useRef } from "react";
import { failureOf, failureText } from "#shared/i18n/index.ts";
import { Button, Failure, lateStyles, Status } from "#shared/ui/index.ts";
import type { ComposerProps } from "./chatter.types.ts";
import css from "./composer.css";

const adopt = lateStyles(css);

/** Form for a new message, with stars if the record has ratings. */
export function Composer({ state, hasRatings, texts, lang, onWrite, onRate, onSend }: ComposerProps) {
  const { draft, stars, sending, sent, sendError, isLost, quoted, rating } = state;
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!quoted) return;
    input.current?.focus();
    input.current?.scrollIntoView({ block: "center" });
  }, [quoted]);

  return (
    <form
      ref={adopt}
      className="composer"
      part="composer"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {rating && hasRatings && <rating.GivenStars chosen={stars} texts={texts} lang={lang} onChoose={onRate} />}
      <textarea
        ref={input}
        part="input"
        rows={4}
        required
        dir="auto"
        value={draft}
        placeholder={texts.write}
        aria-label={texts.write}
        onInput={(event) => onWrite(event.currentTarget.value)}
      />
      <Button type="submit" busy={sending}>
        {texts.send}
      </Button>
      <Status text={sending ? texts.sending : sent ? texts.sent : ""} />
      {!!sendError && (
        <Failure
          {...failureOf(texts, sendError)}
          text={isLost ? texts.lost : `${texts.unsent} ${failureText(texts, sendError)}`}
          busy={sending}
          onRetry={onSend}
        />
      )}
    </form>
  );
}
