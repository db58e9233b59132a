import { useMemo } from "react";
import { type WidgetView, useStore } from "../../../shared/element/index.ts";
import { failureText } from "../../../shared/i18n/index.ts";
import { Carousel } from "../common/carousel/Carousel.tsx";
import { useServerNodes } from "../common/slides/server-nodes.ts";
import { Failure, Skeleton, Tabs } from "../../../shared/ui/index.ts";
import { Slot } from "../common/children/children.tsx";
import type { TabSliderProps, TabSliderStore } from "./tab-slider.store.ts";
import type { TabSliderTexts } from "./tab-slider.strings.ts";
import { readTabs } from "./tab-slider.markup.ts";

export function TabSlider({
  store,
  texts,
  context: { server, fail },
}: WidgetView<TabSliderStore, TabSliderProps, TabSliderTexts>) {
  const { layout, chosen, pane, moves } = useStore(store.state);
  const all = useServerNodes(layout.value?.html, server, fail);
  const one = useServerNodes(pane?.value?.html, server, fail);
  const tabs = useMemo(() => (all ? readTabs(all.box) : []), [all]);
  const tab = tabs.find(({ token }) => token === chosen) ?? tabs[0];
  const content = pane ? one : (tab?.content ?? (tabs.length ? undefined : all));

  const { error, loading } = pane ?? layout;
  const shown = (
    <>
      {content &&
        (content.slides ? (
          <Carousel
            key={chosen}
            store={store.carousel}
            props={moves}
            texts={texts}
            slides={content.slides}
            fail={fail}
          />
        ) : (
          <Slot of={content.box} />
        ))}
      {!content &&
        (error ? (
          <Failure text={failureText(texts, error)} retryText={texts.retry} busy={loading} onRetry={store.retry} />
        ) : (
          <Skeleton />
        ))}
    </>
  );
  const choose = (name: string) => {
    const { content: there, ...next } = tabs.find(({ token }) => token === name)!;
    store.choose(next, !!there);
  };
  return (
    <div className="slider" tabIndex={-1}>
      {tab ? (
        <Tabs
          label={texts.tabs}
          tabs={tabs.map(({ token, text }) => ({ name: token, text }))}
          chosen={tab.token}
          onChoose={choose}
        >
          {shown}
        </Tabs>
      ) : (
        <>
          {!all && <slot />}
          {shown}
        </>
      )}
    </div>
  );
}
