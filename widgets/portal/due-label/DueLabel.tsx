import { useLayoutEffect } from "react";
import { minutes } from "#shared/a11y/index.ts";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { fill, plural } from "#shared/i18n/index.ts";
import type { DueLabelProps, DueLabelStore, DueLabelTexts } from "./due-label.store.ts";

export function DueLabel({ store, texts, context: { lang } }: WidgetView<DueLabelStore, DueLabelProps, DueLabelTexts>) {
  useLayoutEffect(() => store.follow(minutes()), [store]);
  const { days } = useStore(store.state);
  const count = Math.abs(days);
  const key = days > 0 ? "due" : "overdue";
  return (
    <span part="label">
      {days ? fill(plural(lang, texts, key, count), { count: new Intl.NumberFormat(lang).format(count) }) : texts.today}
    </span>
  );
}
