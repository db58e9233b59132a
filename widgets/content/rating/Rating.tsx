import { useLayoutEffect, useRef, useState } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { type FormControl, formControl, useHost } from "#shared/ui/index.ts";
import { StarChoice, Stars } from "#shared/ui/stars/index.ts";
import type { RatingTexts } from "./rating.store.ts";
import { chosenOf, type RatingProps, type RatingStore } from "./rating.store.ts";

/** Returns the value of the form control; empty without a choice. */
const valueOf = (stars: number): string => (stars ? String(stars) : "");

export function Rating({ store, props, texts, context }: WidgetView<RatingStore, RatingProps, RatingTexts>) {
  const { isDisabled, invalid } = useStore(store.state);
  const [name, setName] = useState("");
  const first = useRef<HTMLInputElement>(null);
  const control = useRef<FormControl>(null);
  const root = useHost<HTMLDivElement>((host, signal) => {
    control.current = formControl(host, signal, store.refuse);
    setName(control.current.label());
  });
  const chosen = chosenOf(props);
  // on each rendering: a choice that is reset at once changes no property
  useLayoutEffect(() => {
    const now = Number(control.current!.value()) || 0;
    const stars = props.readonly ? now : chosenOf({ value: now });
    const isMissing = props.required && !props.readonly && !stars;
    const problem = isMissing ? ({ flag: "valueMissing", text: texts.required } as const) : undefined;
    control.current!.report(valueOf(stars), problem, first.current);
  });

  const label = name || texts.label;
  if (props.readonly) {
    const average = fill(texts.average, { stars: new Intl.NumberFormat(context.lang).format(props.value) });
    return (
      <div ref={root}>
        <Stars value={props.value} label={`${label}: ${average}`} />
      </div>
    );
  }
  return (
    <div ref={root}>
      <StarChoice
        label={label}
        chosen={chosen}
        texts={texts}
        lang={context.lang}
        isDisabled={isDisabled}
        isRequired={props.required}
        invalid={invalid}
        describedBy={invalid ? "error" : undefined}
        first={first}
        onChoose={(stars) => {
          control.current!.choose(valueOf(stars));
          store.chosen(stars);
        }}
      />
      <p id="error" className="error" part="error" role="alert">
        {invalid && texts.required}
      </p>
    </div>
  );
}
