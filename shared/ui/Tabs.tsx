import type { ReactNode } from "react";
import { moveInRow } from "./row-keys.ts";

interface TabsProps<Name extends string> {
  /** Name of the row of tabs, for screen readers. */
  readonly label: string;
  /** Pictures come before the text. */
  readonly tabs: readonly { readonly name: Name; readonly text: string; readonly pictures?: ReactNode }[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  /** Content of the chosen tab. */
  readonly children: ReactNode;
}

/** Tabs of WAI-ARIA, each chosen as soon as it has the focus, above their panel. Parts: tabs, tab, panel. Styles: `tabsCss`. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Name>) {
  return (
    <>
      <div className="tabs" part="tabs" role="tablist" aria-label={label} onKeyDown={moveInRow}>
        {tabs.map(({ name, text, pictures }) => (
          <button
            key={name}
            className="tab"
            part="tab"
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === chosen}
            aria-controls="tab-panel"
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {pictures}
            {text}
          </button>
        ))}
      </div>
      <div
        className="panel"
        part="panel"
        role="tabpanel"
        id="tab-panel"
        aria-labelledby={`tab-${chosen}`}
        tabIndex={-1}
      >
        {children}
      </div>
    </>
  );
}
