import { useMemo, type KeyboardEvent } from "react";
import { type WidgetView, useStore } from "../../../shared/element/index.ts";
import { useHost } from "../../../shared/ui/index.ts";
import { Slot, useChildren } from "../common/children/children.tsx";
import type { MegaMenuProps, MegaMenuStore } from "./mega-menu.store.ts";
import { MenuSection } from "./MenuSection.tsx";
import { sectionsOf } from "./sections.ts";

/** From heading to heading (WAI-ARIA accordion). */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const headings = [...event.currentTarget.querySelectorAll<HTMLElement>(".heading")];
  const at = headings.indexOf(event.target as HTMLElement);
  const targets: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const to = targets[event.key];
  // keys in the author's content are the author's
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  headings.at(to % headings.length)!.focus();
}

export function MegaMenu({
  store,
  props: { heading },
  context: { editing },
}: WidgetView<MegaMenuStore, MegaMenuProps, object>) {
  const [root, children] = useChildren<HTMLDivElement>();
  const lead = useHost<HTMLDivElement>((host, signal) => {
    // the menu in which it stands would close
    host.addEventListener("click", (event) => event.stopPropagation(), { signal });
  });
  const { open } = useStore(store.state);
  const isEditing = useStore(editing);
  const { before, sections } = useMemo(() => sectionsOf(children, heading), [children, heading]);
  return (
    <div ref={root} className="menu" part="menu" onKeyDown={onKeyDown}>
      <div ref={lead}>
        {before.map((each, at) => (
          <Slot key={at} of={each} />
        ))}
      </div>
      {sections.map((section, place) => (
        <MenuSection
          key={place}
          section={section}
          place={place}
          isOpen={isEditing || open === place}
          onToggle={() => store.toggle(place)}
          onMatch={() => store.show(place)}
        />
      ))}
    </div>
  );
}
