import { useStore, type WidgetView } from "#shared/element/index.ts";
import { zonedDateTime } from "#shared/format/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { Clock } from "../common/clock/Clock.tsx";
import { seconds } from "../common/clock/seconds.ts";
import type en from "../i18n/en.json";

export type ComingSoonTexts = Readonly<typeof en.comingSoon>;

interface ComingSoonProps {
  /** Time of the launch in ms since 1970. */
  readonly launch: number | undefined;
}

export function ComingSoon({
  props: { launch = 0 },
  texts,
  context: { lang },
}: WidgetView<object, ComingSoonProps, ComingSoonTexts>) {
  const now = useStore(seconds());
  return (
    <div>
      <slot />
      <Clock lang={lang} left={launch - now} label={fill(texts.launch, { date: zonedDateTime(lang, launch) })} />
    </div>
  );
}
