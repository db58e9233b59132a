import { useRef } from "react";
import { useStore } from "#shared/element/index.ts";
import { Slot } from "../common/children.tsx";
import type { PortfolioStore, PortfolioTexts } from "./portfolio.store.ts";
import { useReorderAnimation } from "./reorder-animation.ts";

interface GridProps {
  readonly store: PortfolioStore;
  readonly items: readonly Element[];
  readonly texts: PortfolioTexts;
  readonly onChoose: (filter: string) => void;
}

/** Filter buttons above the page author's items, each in a frame. Parts: filters, filter, items, item. */
export function Grid({ store, items, texts, onChoose }: GridProps) {
  const grid = useRef<HTMLDivElement>(null);
  useReorderAnimation(store, () => grid.current!.children);
  const { categories, filter, shown, isKept } = useStore(store.state);
  return (
    <>
      {!!categories.length && (
        <div className="filters" part="filters" role="group" aria-label={texts.filters}>
          {["", ...categories].map((name) => (
            <button
              key={name}
              className="filter"
              part="filter"
              type="button"
              aria-pressed={name === filter}
              onClick={() => onChoose(name)}
            >
              {name || texts.all}
            </button>
          ))}
        </div>
      )}
      <div ref={grid} className="items" part="items" role="list">
        {items.map((item, index) => {
          const isOut = shown[index] === false;
          return (
            <div
              key={index}
              className={isOut ? "item kept" : "item"}
              part="item"
              role="listitem"
              hidden={isOut && !isKept}
            >
              <Slot node={item} />
            </div>
          );
        })}
      </div>
    </>
  );
}
