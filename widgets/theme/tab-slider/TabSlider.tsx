import { useEffect, useMemo } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Failure, Skeleton, Tabs } from "#shared/ui/index.ts";
import { Slot } from "../common/children.tsx";
import { Pieces } from "../common/slides/FetchedCarousel.tsx";
import { contentOf, useServerNodes } from "../common/slides/server-nodes.ts";
import { readLayout, type ReadTab } from "./tab-slider.markup.ts";
import type { TabSliderProps, TabSliderStore, TabSliderTexts } from "./tab-slider.store.ts";

const pictureOf = (picture: Element, index: number) => <Slot key={index} node={picture} />;

export function TabSlider({
  store,
  texts,
  context: { server, fail },
}: WidgetView<TabSliderStore, TabSliderProps, TabSliderTexts>) {
  const { layout, chosen, pane, settings } = useStore(store.state);
  const all = useServerNodes(layout.value?.html, server, fail);
  const one = useServerNodes(pane?.value?.html, server, fail);
  const { tabs, before, after } = useMemo(() => (all ? readLayout(all) : { tabs: [] }), [all]);
  const tab = tabs.find(({ token }) => token === chosen) ?? tabs[0];
  const box = pane ? one : tab ? undefined : all;
  // empty if nothing in it is visible
  const fetched = useMemo(() => box && (contentOf(box) ?? {}), [box]);
  const content = fetched ?? (pane ? undefined : tab?.content);

  const { error, loading } = pane ?? layout;
  const shown = content ? (
    <Pieces key={chosen} content={content} store={store.carousel} props={settings} texts={texts} fail={fail} />
  ) : error ? (
    <Failure {...failureOf(texts, error)} busy={loading} onRetry={store.retry} />
  ) : (
    <Skeleton />
  );
  const choose = (next: ReadTab) => store.choose(next, !!next.content);
  useEffect(() => {
    if (tab && !tab.content && !pane) store.choose(tab, false);
  }, [store, tab, pane]);
  return (
    <div className="slider" tabIndex={-1}>
      {tab ? (
        <>
          {before && <Slot node={before} />}
          <Tabs
            label={texts.tabs}
            tabs={tabs.map(({ token, text, pictures }) => ({ name: token, text, pictures: pictures.map(pictureOf) }))}
            chosen={tab.token}
            onChoose={(name) => choose(tabs.find(({ token }) => token === name)!)}
          >
            {shown}
          </Tabs>
          {after && <Slot node={after} />}
        </>
      ) : (
        <>
          {!all && <slot />}
          {shown}
        </>
      )}
    </div>
  );
}
