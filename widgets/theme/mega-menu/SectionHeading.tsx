import { Slot } from "../common/children/children.tsx";
import { useStockIcon } from "./stock-icon.ts";

export interface SectionHeadingProps {
  /** The author's. */
  readonly heading: Element;
  readonly panelId: string;
  readonly isOpen: boolean;
  /** Its panel is always shown: there is nothing to open. */
  readonly isColumn: boolean;
  /** The suite's editor runs, which saves what it finds in the page. */
  readonly isEditing: boolean;
  readonly onToggle: () => void;
}

/** The author's heading: the button of an accordion, and as it is over a column. Parts: heading, sign. */
export function SectionHeading({ heading, panelId, isOpen, isColumn, isEditing, onToggle }: SectionHeadingProps) {
  const icon = heading.querySelector<HTMLElement>(".fa-plus,.fa-minus");
  useStockIcon(isEditing ? null : icon, isOpen, isColumn);
  const link = heading.matches("a") ? heading : heading.querySelector("a");
  // a link in a button could be reached and not be used; the theme's "#" leads nowhere
  const isText = !!link && (!isColumn || link.getAttribute("href") === "#");
  const text = isText ? heading.textContent.trim() : undefined;
  const level = /^H(\d)$/.exec(heading.tagName)?.[1];
  // one heading in another would be read twice
  const role = isColumn && level && !isText ? undefined : "heading";
  const label = (
    <span className="label" inert={isText}>
      <Slot of={heading} />
    </span>
  );
  return (
    <div role={role} aria-level={role && Number(level ?? 3)} aria-label={isColumn ? text : undefined}>
      {isColumn ? (
        <div className="heading" part="heading">
          {label}
        </div>
      ) : (
        <button
          className="heading"
          part="heading"
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-label={text}
          onClick={onToggle}
        >
          {label}
          {!icon && <span className="sign" part="sign" aria-hidden="true" />}
        </button>
      )}
    </div>
  );
}
