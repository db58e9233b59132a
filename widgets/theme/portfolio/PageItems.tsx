import { useLayoutEffect, useRef } from "react";
import { useStore } from "#shared/element/index.ts";
import { useHost } from "#shared/ui/index.ts";
import { bindButtons } from "./portfolio.bind.ts";
import { buttonsOf } from "./portfolio.markup.ts";
import type { PortfolioStore } from "./portfolio.store.ts";
import { useReorderAnimation } from "./reorder-animation.ts";

interface PageItemsProps {
  readonly store: PortfolioStore;
  readonly items: readonly Element[];
  /** Selector. */
  readonly buttons: string;
  readonly onChoose: (filter: string) => void;
}

/** Items in the page's own layout, filtered by the page's own buttons. What is not shown is in no slot, or keeps its room behind the others. */
export function PageItems({ store, items, buttons, onChoose }: PageItemsProps) {
  const slot = useRef<HTMLSlotElement>(null);
  const kept = useRef<HTMLSlotElement>(null);
  const root = useHost<HTMLDivElement>((host, signal) => {
    bindButtons(buttonsOf(host, buttons), store, onChoose, signal);
  });
  useReorderAnimation(store, () => items);
  const { shown, isKept } = useStore(store.state);
  // before they move
  useLayoutEffect(() => {
    slot.current!.assign(...items.filter((_, place) => shown[place] !== false));
    kept.current!.assign(...items.filter((_, place) => isKept && shown[place] === false));
  });
  return (
    <div ref={root} className="page-items">
      <slot ref={slot} />
      <slot ref={kept} className="kept" />
    </div>
  );
}
