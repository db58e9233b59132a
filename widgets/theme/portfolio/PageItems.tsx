import { useStore } from "@nanostores/react";
import { useLayoutEffect, useRef } from "react";
import { restoreAttributes, useHost } from "../../../shared/ui/index.ts";
import { useMoves } from "./moves.ts";
import type { PortfolioStore } from "./portfolio.store.ts";

export interface PageItemsProps {
  readonly store: PortfolioStore;
  readonly items: readonly Element[];
  /** Selector. */
  readonly buttons: string;
  readonly onChoose: (filter: string) => void;
}

/** `.200` and `web` name a class; `*` and `all` stand for all. */
const filterOf = (button: HTMLElement): string => {
  const name = button.dataset["filter"]!;
  return name === "*" || name === "all" ? "" : name.replace(/^\./, "");
};

/** Those of the nearest part of the page that has any. */
const buttonsOf = (host: HTMLElement, selector: string): readonly HTMLElement[] => [
  ...(host.closest(`:has(${selector})`)?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** Items in the page's own layout, filtered by the page's own buttons. What is not shown is in no slot, or keeps its room behind the others. */
export function PageItems({ store, items, buttons, onChoose }: PageItemsProps) {
  const slot = useRef<HTMLSlotElement>(null);
  const kept = useRef<HTMLSlotElement>(null);
  const root = useHost<HTMLDivElement>((host, signal) => {
    for (const button of buttonsOf(host, buttons)) {
      const own = filterOf(button);
      const mark = button.localName === "button" ? "aria-pressed" : "aria-current";
      restoreAttributes(button, ["class", mark], signal);
      button.addEventListener(
        "click",
        (event) => {
          // some are links to nothing
          event.preventDefault();
          onChoose(own);
        },
        { signal },
      );
      signal.addEventListener(
        "abort",
        store.state.subscribe(({ filter }) => {
          button.classList.toggle("active_port", own === filter);
          button.setAttribute(mark, String(own === filter));
        }),
      );
    }
  });
  useMoves(store, () => items);
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
