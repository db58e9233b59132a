import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { WidgetView } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { lazyView } from "#shared/ui/index.ts";
import type { LoadedPageProps } from "./LoadedPage.tsx";
import { type Bind, hasMarkup, type Loads, type Refreshed, type Written } from "./loads.ts";

const LoadedPage = lazyView<LoadedPageProps>(() => import("./LoadedPage.tsx").then((module) => module.LoadedPage));

export interface ContentProps<Store extends Refreshed, Props, Texts extends FailureTexts, Events> {
  readonly view: WidgetView<Store, Props, Texts, Events>;
  readonly loads: Loads<Props, Texts, Store>;
  readonly bind: Bind<Store, Props, Texts, Events>;
  /** Returns what the element says if there is nothing to show. A text of the author is shown as well; a link alone is the fallback, and hidden. */
  empty?(written: Written): ReactNode;
}

/** Markup of an enhancing element: that of the page, or a loaded page of the suite for an element without any. */
export function Content<Store extends Refreshed, Props, Texts extends FailureTexts, Events>({
  view,
  loads,
  bind,
  empty,
}: ContentProps<Store, Props, Texts, Events>): ReactNode {
  const slot = useRef<HTMLSlotElement>(null);
  const [host, setHost] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const { host } = slot.current!.getRootNode() as ShadowRoot;
    if (!hasMarkup(host, loads)) setHost(host as HTMLElement);
  }, []);
  if (!host) return <slot ref={slot} />;
  return (
    <LoadedPage {...({ host, view, loads, bind, empty } as unknown as LoadedPageProps)} onError={view.context.fail} />
  );
}
