import { useStore, type WidgetView } from "#shared/element/index.ts";
import { zonedDateTime } from "#shared/format/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { adoptStyles, useHost } from "#shared/ui/index.ts";
import { Clock } from "../common/clock/Clock.tsx";
import { seconds } from "../common/clock/seconds.ts";
import builtInCss from "./countdown.page.css";
import type { CountdownTexts } from "./countdown.store.ts";
import { type CountdownProps, type CountdownStore, readableEnd } from "./countdown.store.ts";

export function Countdown({
  store,
  props,
  texts,
  context: { lang },
}: WidgetView<CountdownStore, CountdownProps, CountdownTexts>) {
  const root = useHost<HTMLDivElement>((host) => {
    adoptStyles(host, builtInCss);
    store.follow(seconds());
  });
  const { left } = useStore(store.state);
  return (
    <div ref={root}>
      {left !== null && (
        <>
          <slot />
          <Clock
            lang={lang}
            left={left}
            label={fill(texts.until, { date: zonedDateTime(lang, readableEnd(props.end!)) })}
          />
        </>
      )}
    </div>
  );
}
