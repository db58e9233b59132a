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
  /** Selector of the page's filter buttons. */
  readonly buttons: string;
  readonly onChoose: (filter: string) => void;
}

/** Items in the page's layout, filtered by the page's buttons. Hidden items are in no slot, or keep their space behind the others. */
export function PageItems({ store, items, buttons, onChoose }: PageItemsProps) {
  const slot = useRef<HTMLSlotElement>(null);
  const kept = useRef<HTMLSlotElement>(null);
  const root = useHost<HTMLDivElement>((host, signal) => {
    bindButtons(buttonsOf(host, buttons), store, onChoose, signal);
  });
  useReorderAnimation(store, () => items);
  const { shown, isKept } = useStore(store.state);
  // before the animation measures the new positions
  useLayoutEffect(() => {
    slot.current!.assign(...items.filter((_, index) => shown[index] !== false));
    kept.current!.assign(...items.filter((_, index) => isKept && shown[index] === false));
  });
  return (
    <div ref={root} className="page-items">
      <slot ref={slot} />
      <slot ref={kept} className="kept" />
    </div>
  );
}
