import { type RefObject, useRef, useState } from "react";
import type { stars } from "#shared/i18n/en.json";
import { fill } from "#shared/i18n/index.ts";
import { positions, Star } from "./Stars.tsx";

export interface StarChoiceProps {
  /** Name of the group for screen readers. */
  readonly label: string;
  /** In stars; 0 without a choice. */
  readonly chosen: number;
  readonly texts: typeof stars;
  readonly lang: string;
  readonly isDisabled?: boolean;
  readonly isRequired?: boolean;
  readonly invalid?: boolean;
  /** Id of the message about an error. */
  readonly describedBy?: string;
  /** Ref of the first star. */
  readonly first?: RefObject<HTMLInputElement | null>;
  /** @param stars 0 if the choice was cleared */
  readonly onChoose: (stars: number) => void;
}

/**
 * Choice of one to five stars with their meaning and a button that clears the choice. Parts: group, star, label, clear. Styles: `starsCss`,
 * `starChoiceCss`.
 */
export function StarChoice(props: StarChoiceProps) {
  const { label, chosen, texts, lang, isDisabled = false, isRequired = false, invalid = false, onChoose } = props;
  const [pointed, setPointed] = useState(0);
  const own = useRef<HTMLInputElement>(null);
  const first = props.first ?? own;
  const digits = new Intl.NumberFormat(lang);
  const labels = [texts.one, texts.two, texts.three, texts.four, texts.five];
  const shown = pointed || chosen;
  return (
    <div className="choice">
      <div
        className="stars"
        part="group"
        role="radiogroup"
        aria-label={label}
        aria-required={isRequired}
        aria-invalid={invalid}
        aria-describedby={props.describedBy}
        onPointerLeave={() => setPointed(0)}
      >
        {positions.map((position) => (
          <label key={position} part="star" onPointerEnter={() => isDisabled || setPointed(position)}>
            <input
              ref={position === 1 ? first : undefined}
              className="visually-hidden"
              type="radio"
              name="stars"
              value={position}
              checked={position === chosen}
              disabled={isDisabled}
              aria-label={fill(texts.choice, { label: labels[position - 1]!, stars: digits.format(position) })}
              onChange={() => onChoose(position)}
            />
            <Star fill={position <= shown ? 1 : 0} />
          </label>
        ))}
      </div>
      <span className="label" part="label" aria-hidden="true">
        {labels[shown - 1]}
      </span>
      {!isRequired && chosen > 0 && !isDisabled && (
        <button
          className="clear"
          part="clear"
          type="button"
          onClick={() => {
            onChoose(0);
            first.current!.focus();
          }}
        >
          {texts.clear}
        </button>
      )}
    </div>
  );
}
