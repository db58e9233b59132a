import { useLayoutEffect, useRef } from "react";
import { useStore } from "#shared/element/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Button, Failure, Icon, icons, lateStyles } from "#shared/ui/index.ts";
import type { LivechatTexts } from "./livechat.types.ts";
import css from "./rating.css";
import type { Rate, Rating } from "./rating.ts";

const faces: readonly (readonly [rate: Rate, text: "good" | "okay" | "bad", face: string])[] = [
  [10, "good", icons.faceGood],
  [5, "okay", icons.faceOkay],
  [1, "bad", icons.faceBad],
];

const adopt = lateStyles(css);

export interface RatingPanelProps {
  readonly rating: Rating;
  readonly texts: LivechatTexts;
  readonly onError: (error: unknown) => void;
}

/** Field for the reason of a rating below the best one, with the button that sends both. */
function Reason({ rating, texts }: Omit<RatingPanelProps, "onError">) {
  const { reason, busy } = useStore(rating.state);
  return (
    <>
      <textarea
        part="reason"
        rows={3}
        dir="auto"
        aria-label={texts.reason}
        placeholder={texts.reason}
        value={reason}
        onInput={(event) => rating.explain(event.currentTarget.value)}
      />
      <Button type="submit" busy={busy}>
        {texts.sendRating}
      </Button>
    </>
  );
}

/** Question for a rating, in place of the messages. Parts: rating, rate, reason, button, no-rating. */
export function RatingPanel({ rating, texts }: RatingPanelProps) {
  const { rate, reason, busy, error } = useStore(rating.state);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    adopt(form.current);
    form.current!.querySelector("button")!.focus();
  }, []);
  const retry = () => void (reason ? rating.send() : rate && rating.choose(rate));
  return (
    <form
      ref={form}
      className="rating"
      part="rating"
      onSubmit={(event) => {
        event.preventDefault();
        void rating.send();
      }}
    >
      <fieldset>
        <legend>{texts.question}</legend>
        <div className="faces">
          {faces.map(([value, text, face]) => (
            <button
              key={value}
              className="face"
              part="rate"
              type="button"
              aria-pressed={rate === value}
              onClick={() => void rating.choose(value)}
            >
              <Icon path={face} />
              {texts[text]}
            </button>
          ))}
        </div>
      </fieldset>
      {!!rate && rate !== 10 && <Reason rating={rating} texts={texts} />}
      {!!error && <Failure {...failureOf(texts, error)} busy={busy} onRetry={retry} />}
      <button className="link" part="no-rating" type="button" onClick={rating.skip}>
        {texts.noRating}
      </button>
    </form>
  );
}
