import { useLayoutEffect } from "react";
import { minutes } from "#shared/a11y/index.ts";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { fill, plural } from "#shared/i18n/index.ts";
import type { DueLabelProps, DueLabelStore } from "./due-label.store.ts";
import type { DueLabelTexts } from "./due-label.strings.ts";

export function DueLabel({ store, texts, context: { lang } }: WidgetView<DueLabelStore, DueLabelProps, DueLabelTexts>) {
  useLayoutEffect(() => store.follow(minutes()), [store]);
  const { days } = useStore(store.state);
  const count = Math.abs(days);
  const forms = days > 0 ? texts.due : texts.overdue;
  return (
    <span part="label">
      {days ? fill(plural(lang, forms, count), { count: new Intl.NumberFormat(lang).format(count) }) : texts.today}
    </span>
  );
}
