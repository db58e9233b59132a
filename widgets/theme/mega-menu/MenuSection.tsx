import { useLayoutEffect } from "react";
import { restoreAttributes } from "../../../shared/ui/index.ts";
import { Slot } from "../common/children/children.tsx";
import { usePanel } from "./panel.ts";
import type { Section } from "./sections.ts";

export interface MenuSectionProps {
  readonly section: Section;
  readonly place: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onMatch: () => void;
}

/** The stock theme's icon in its heading says what our sign says. */
function useStockIcon(icon: Element | null, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!icon) return undefined;
    const end = new AbortController();
    restoreAttributes(icon, ["class"], end.signal);
    return () => end.abort();
  }, [icon]);
  useLayoutEffect(() => {
    icon?.classList.toggle("fa-plus", !isOpen);
    icon?.classList.toggle("fa-minus", isOpen);
  }, [icon, isOpen]);
}

/** A heading that opens what follows it. Parts: section, heading, sign, panel. */
export function MenuSection({ section: { heading, content }, place, isOpen, onToggle, onMatch }: MenuSectionProps) {
  const panel = usePanel(isOpen, onMatch);
  const icon = heading.querySelector(".fa-plus,.fa-minus");
  useStockIcon(icon, isOpen);
  // a link in a button could be reached and not be used
  const isLink = heading.matches("a,:has(a)");
  const id = `panel-${place}`;
  return (
    <div className="section" part="section">
      <div role="heading" aria-level={Number(/^H(\d)$/.exec(heading.tagName)?.[1] ?? 3)}>
        <button
          className="heading"
          part="heading"
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={isLink ? heading.textContent.trim() : undefined}
          onClick={onToggle}
        >
          <span className="label" inert={isLink}>
            <Slot of={heading} />
          </span>
          {!icon && <span className="sign" part="sign" aria-hidden="true" />}
        </button>
      </div>
      <div ref={panel} className="panel" part="panel" id={id}>
        {content.map((each, at) => (
          <Slot key={at} of={each} />
        ))}
      </div>
    </div>
  );
}
