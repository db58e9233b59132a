import { useLayoutEffect, useRef, useState } from "react";
import { useStore, type WidgetView } from "../../../shared/element/index.ts";
import { fill } from "../../../shared/i18n/index.ts";
import { formControl, useHost, type FormControl } from "../../../shared/ui/index.ts";
import { Star, Stars } from "../../../shared/ui/rating/Stars.tsx";
import { positions } from "../../../shared/ui/rating/stars.ts";
import { chosenOf, type RatingProps, type RatingStore } from "./rating.store.ts";
import type { RatingTexts } from "./rating.strings.ts";

/** As the form has it: empty without a choice. */
const worthOf = (stars: number): string => (stars ? String(stars) : "");

export function Rating({ store, props, texts, context }: WidgetView<RatingStore, RatingProps, RatingTexts>) {
  const { isDisabled, invalid } = useStore(store.state);
  const [pointed, setPointed] = useState(0);
  const [name, setName] = useState("");
  const first = useRef<HTMLInputElement>(null);
  const control = useRef<FormControl>(null);
  const root = useHost<HTMLDivElement>((host, signal) => {
    control.current = formControl(host, signal, store.refuse);
    setName(control.current.label());
  });
  const chosen = chosenOf(props);
  // whenever it is drawn: a choice that a reset takes back at once changes nothing here
  useLayoutEffect(() => {
    const now = Number(control.current!.worth()) || 0;
    const stars = props.readonly ? now : chosenOf({ value: now });
    const isMissing = props.required && !props.readonly && !stars;
    const problem = isMissing ? ({ flag: "valueMissing", text: texts.required } as const) : undefined;
    control.current!.report(worthOf(stars), problem, first.current);
  });

  const digits = (value: number) => new Intl.NumberFormat(context.lang).format(value);
  const label = name || texts.label;
  if (props.readonly) {
    const average = fill(texts.average, { stars: digits(props.value) });
    return (
      <div ref={root}>
        <Stars value={props.value} label={`${label}: ${average}`} />
      </div>
    );
  }
  const labels = [texts.one, texts.two, texts.three, texts.four, texts.five];
  const shown = pointed || chosen;
  const choose = (value: number) => {
    control.current!.choose(worthOf(value));
    store.chosen(value);
  };
  return (
    <div ref={root} className="control">
      <div
        className="stars"
        part="group"
        role="radiogroup"
        aria-label={label}
        aria-required={props.required}
        aria-invalid={invalid}
        aria-describedby={invalid ? "error" : undefined}
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
              aria-label={fill(texts.choice, { label: labels[position - 1]!, stars: digits(position) })}
              onChange={() => choose(position)}
            />
            <Star fill={position <= shown ? 1 : 0} />
          </label>
        ))}
      </div>
      <span className="label" part="label" aria-hidden="true">
        {labels[shown - 1]}
      </span>
      {!props.required && chosen > 0 && !isDisabled && (
        <button
          className="clear"
          part="clear"
          type="button"
          onClick={() => {
            choose(0);
            first.current!.focus();
          }}
        >
          {texts.clear}
        </button>
      )}
      <p id="error" className="error" part="error" role="alert">
        {invalid && texts.required}
      </p>
    </div>
  );
}
