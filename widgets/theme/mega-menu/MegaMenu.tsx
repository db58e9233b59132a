import { useMemo } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { useHost } from "#shared/ui/index.ts";
import { Slot, useChildren } from "../common/children/children.tsx";
import { columns } from "./columns.ts";
import { leadByKeys } from "./keys.ts";
import type { MegaMenuProps, MegaMenuStore } from "./mega-menu.store.ts";
import { MenuSection } from "./MenuSection.tsx";
import { sectionsOf } from "./sections.ts";

export function MegaMenu({
  store,
  props: { heading },
  context: { editing },
}: WidgetView<MegaMenuStore, MegaMenuProps, object>) {
  const [root, children] = useChildren<HTMLDivElement>();
  const lead = useHost<HTMLDivElement>((host, signal) => {
    // the menu in which it stands would close
    host.addEventListener("click", (event) => event.stopPropagation(), { signal });
    leadByKeys(host, signal);
    untilAbort(
      signal,
      columns().listen(() => {
        // who is in a panel goes on there when the others close
        const place = [...host.shadowRoot!.querySelectorAll(".panel")].findIndex((panel) =>
          panel.matches(":focus-within"),
        );
        if (place >= 0) store.show(place);
      }),
    );
  });
  const { open } = useStore(store.state);
  const isEditing = useStore(editing);
  const isColumn = useStore(columns());
  const { before, sections } = useMemo(() => sectionsOf(children, heading), [children, heading]);
  return (
    <div ref={root} className="menu" part="menu">
      <div ref={lead} className="lead">
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
          isColumn={isColumn}
          isEditing={isEditing}
          onToggle={() => store.toggle(place)}
          onShow={() => store.show(place)}
        />
      ))}
    </div>
  );
}
