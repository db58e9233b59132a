import { useLayoutEffect, useRef, useState } from "react";
import { useStore, type WidgetView } from "../../../shared/element/index.ts";
import { fill } from "../../../shared/i18n/index.ts";
import { useHost } from "../../../shared/ui/index.ts";
import { StarChoice, Stars } from "../../../shared/ui/rating/index.ts";
import { bind, type Control } from "./bind.ts";
import { chosenOf, type RatingProps, type RatingStore } from "./rating.store.ts";
import type { RatingTexts } from "./rating.strings.ts";

export function Rating({ store, props, texts, context }: WidgetView<RatingStore, RatingProps, RatingTexts>) {
  const { isDisabled, invalid } = useStore(store.state);
  const [name, setName] = useState("");
  const first = useRef<HTMLInputElement>(null);
  const control = useRef<Control>(null);
  const root = useHost<HTMLDivElement>((host, signal) => {
    control.current = bind(host, signal, store.refuse);
    setName(control.current.label());
  });
  const chosen = chosenOf(props);
  const isMissing = props.required && !chosen && !props.readonly;
  // whenever it is drawn: a choice that a reset takes back at once changes nothing here
  useLayoutEffect(() => {
    const worth = props.readonly ? props.value : chosen;
    control.current!.report(worth, isMissing ? texts.required : "", first.current);
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
        isInvalid={invalid}
        describedBy={invalid ? "error" : undefined}
        first={first}
        onChoose={(stars) => {
          control.current!.choose(stars);
          store.chosen(stars);
        }}
      />
      <p id="error" className="error" part="error" role="alert">
        {invalid && texts.required}
      </p>
    </div>
  );
}
