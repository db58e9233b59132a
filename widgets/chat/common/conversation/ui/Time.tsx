import { minutes } from "#shared/a11y/index.ts";
import { useStore } from "#shared/element/index.ts";
import { ago, formatDate } from "#shared/format/index.ts";

interface TimeProps {
  /** ms since 1970. */
  readonly date: number;
  readonly lang: string;
  /** The time of day instead of how long ago it was. */
  readonly fixed?: boolean;
}

/** When a message was written; the whole date is its tooltip. */
export function Time({ date, lang, fixed }: TimeProps) {
  const now = useStore(minutes());
  return (
    <time
      className="time"
      dateTime={new Date(date).toISOString()}
      title={formatDate(lang, date, { dateStyle: "long", timeStyle: "short" })}
    >
      {fixed ? formatDate(lang, date, { timeStyle: "short" }) : ago(lang, date, Math.max(now, date))}
    </time>
  );
}
