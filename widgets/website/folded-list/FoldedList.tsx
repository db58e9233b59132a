import type { WidgetView } from "#shared/element/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import { useHost, whileBrowsing } from "#shared/ui/index.ts";
import type en from "../i18n/en.json";
import { bind } from "./folded-list.bind.ts";

export type FoldedListTexts = Readonly<typeof en.foldedList>;

export function FoldedList({ texts, context }: WidgetView<object, object, FoldedListTexts>) {
  const root = useHost<HTMLDivElement>((host, signal) =>
    whileBrowsing(signal, context.editing, (end) => {
      if (!bind(host, end, texts.unfold))
        context.fail(
          new SuiteError("config", "nothing to unfold: no link of class o_ul_toggle_next or o_ul_toggle_self in it"),
        );
    }),
  );
  return (
    <div ref={root}>
      <slot />
    </div>
  );
}
