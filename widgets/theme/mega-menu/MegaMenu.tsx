import { useMemo } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { useHost } from "#shared/ui/index.ts";
import { Slot, useChildren } from "../common/children.tsx";
import { bindKeys } from "./keys.ts";
import type { MegaMenuProps, MegaMenuStore } from "./mega-menu.store.ts";
import { usePanel } from "./panel.ts";
import { SectionHeading, type SectionHeadingProps } from "./SectionHeading.tsx";
import { columns, type Section, sectionsOf } from "./sections.ts";

interface MenuSectionProps extends Omit<SectionHeadingProps, "heading" | "panelId"> {
  readonly section: Section;
  readonly index: number;
  /** Opens the section, or keeps it open. */
  readonly onShow: () => void;
}

/** Heading with its panel, which the heading opens unless it is above a column. Parts: section, panel. */
function MenuSection({ section: { heading, content }, index, onShow, ...rest }: MenuSectionProps) {
  // mega-menu.css shows all panels of columns: the accordion keeps its state for narrow windows
  const panel = usePanel(rest.isOpen, onShow);
  const id = `panel-${index}`;
  return (
    <div className="section" part="section">
      <SectionHeading {...rest} heading={heading} panelId={id} />
      <div ref={panel} className="panel" part="panel" id={id}>
        {content.map((each, position) => (
          <Slot key={position} node={each} />
        ))}
      </div>
    </div>
  );
}

export function MegaMenu({
  store,
  props: { heading },
  context: { editing },
}: WidgetView<MegaMenuStore, MegaMenuProps, object>) {
  const [root, children] = useChildren<HTMLDivElement>();
  const lead = useHost<HTMLDivElement>((host, signal) => {
    // stop clicks from closing the surrounding dropdown
    host.addEventListener("click", (event) => event.stopPropagation(), { signal });
    bindKeys(host, signal);
    untilAbort(
      signal,
      columns().listen(() => {
        // a panel with the focus stays open when the others close
        const index = [...host.shadowRoot!.querySelectorAll(".panel")].findIndex((panel) =>
          panel.matches(":focus-within"),
        );
        if (index >= 0) store.show(index);
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
        {before.map((each, position) => (
          <Slot key={position} node={each} />
        ))}
      </div>
      {sections.map((section, index) => (
        <MenuSection
          key={index}
          section={section}
          index={index}
          isOpen={isEditing || open === index}
          isColumn={isColumn}
          isEditing={isEditing}
          onToggle={() => store.toggle(index)}
          onShow={() => store.show(index)}
        />
      ))}
    </div>
  );
}
