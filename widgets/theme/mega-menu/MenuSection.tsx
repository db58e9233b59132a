import { Slot } from "../common/children/children.tsx";
import { usePanel } from "./panel.ts";
import { SectionHeading, type SectionHeadingProps } from "./SectionHeading.tsx";
import type { Section } from "./sections.ts";

export interface MenuSectionProps extends Omit<SectionHeadingProps, "heading" | "panelId"> {
  readonly section: Section;
  readonly place: number;
  /** Opens it, and leaves it open. */
  readonly onShow: () => void;
}

/** A heading and what follows it, which the heading opens unless it stands in a column. Parts: section, panel. */
export function MenuSection({ section: { heading, content }, place, onShow, ...rest }: MenuSectionProps) {
  // mega-menu.css shows every panel of columns, so that the accordion is as it was when the window is narrow again
  const panel = usePanel(rest.isOpen, onShow);
  const id = `panel-${place}`;
  return (
    <div className="section" part="section">
      <SectionHeading {...rest} heading={heading} panelId={id} />
      <div ref={panel} className="panel" part="panel" id={id}>
        {content.map((each, at) => (
          <Slot key={at} of={each} />
        ))}
      </div>
    </div>
  );
}
