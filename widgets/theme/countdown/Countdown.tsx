import { useLayoutEffect } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { zonedDateTime } from "#shared/format/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { Clock } from "../common/clock/Clock.tsx";
import { seconds } from "../common/clock/seconds.ts";
import type { CountdownTexts } from "./countdown.store.ts";
import { type CountdownProps, type CountdownStore, readableEnd } from "./countdown.store.ts";

export function Countdown({
  store,
  props,
  texts,
  context: { lang },
}: WidgetView<CountdownStore, CountdownProps, CountdownTexts>) {
  useLayoutEffect(() => store.follow(seconds()), [store]);
  const { left } = useStore(store.state);
  return (
    <div>
      {left !== null && (
        <>
          <slot />
          <Clock
            lang={lang}
            left={left}
            label={fill(texts.until, { date: zonedDateTime(lang, readableEnd(props.end)) })}
          />
        </>
      )}
    </div>
  );
}
