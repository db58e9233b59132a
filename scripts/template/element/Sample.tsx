import { useStore, type WidgetView } from "#shared/element/index.ts";
import { fill, plural } from "#shared/i18n/index.ts";
import { Button, Status } from "#shared/ui/index.ts";
import type { SampleProps, SampleStore, SampleTexts } from "./sample.store.ts";

export function Sample({ store, props, texts, context }: WidgetView<SampleStore, SampleProps, SampleTexts>) {
  const { count } = useStore(store.state);
  return (
    <div className="block">
      <Button onClick={store.press}>{props.label || texts.press}</Button>
      <Status text={count > 0 ? fill(plural(context.lang, texts, "pressed", count), { count }) : ""} />
    </div>
  );
}
