import { useLayoutEffect } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { writeAddress } from "#shared/html/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { Status, useHost } from "#shared/ui/index.ts";
import { useChildren } from "../common/children.tsx";
import { Grid } from "./Grid.tsx";
import { PageItems } from "./PageItems.tsx";
import type { PortfolioTexts } from "./portfolio.store.ts";
import { filterOfHash, type PortfolioProps, type PortfolioStore, withFilter } from "./portfolio.store.ts";

/** Returns the categories of an item; in the built-in theme its classes. */
const categoriesOf = (item: Element, isBuiltIn: boolean): readonly string[] =>
  isBuiltIn
    ? [...item.classList]
    : (item.getAttribute("data-filter") ?? "")
        .split(/[,،]/)
        .map((name) => name.trim())
        .filter(Boolean);

/** Returns the portfolio's key in the address of the page. */
const keyOf = ({ id }: Element) => id || "portfolio";

export function Portfolio({
  store,
  props: { buttons },
  texts,
}: WidgetView<PortfolioStore, PortfolioProps, PortfolioTexts>) {
  const [root, children] = useChildren<HTMLDivElement>();
  const status = useHost<HTMLDivElement>((host, signal) => {
    const follow = () => {
      const filter = filterOfHash(location.hash, keyOf(host));
      if (filter !== undefined) store.show(filter);
    };
    follow();
    addEventListener("hashchange", () => (store.close(), follow()), { signal });
    // below the window visitors do not see the items close up
    const below = new IntersectionObserver(([now]) => now!.boundingClientRect.top >= innerHeight && store.close());
    below.observe(root.current!);
    untilAbort(signal, () => below.disconnect());
  });
  useLayoutEffect(() => store.read(children.map((item) => categoriesOf(item, !!buttons))), [children, buttons, store]);
  const { shown, isChosen } = useStore(store.state);

  const choose = (filter: string) => {
    store.choose(filter);
    const key = keyOf((root.current!.getRootNode() as ShadowRoot).host);
    // without an entry in the history: Back leads to the previous page
    writeAddress(withFilter(location, key, filter));
  };
  const count = shown.filter(Boolean).length;
  return (
    <>
      <div ref={root} className="portfolio" part="portfolio">
        {buttons ? (
          <PageItems store={store} items={children} buttons={buttons} onChoose={choose} />
        ) : (
          <Grid store={store} items={children} texts={texts} onChoose={choose} />
        )}
      </div>
      <div ref={status} className="announced">
        <Status hidden text={isChosen ? fill(texts.shown, { count, all: shown.length }) : ""} />
      </div>
    </>
  );
}
