import { useLayoutEffect } from "react";
import { restoreAttributes } from "#shared/ui/index.ts";
import { Slot } from "../common/children.tsx";

export interface SectionHeadingProps {
  /** Heading of the page author. */
  readonly heading: Element;
  readonly panelId: string;
  readonly isOpen: boolean;
  /** True if the heading is above a column, whose panel is always visible. */
  readonly isColumn: boolean;
  /** True while the page is edited: the editor saves the markup. */
  readonly isEditing: boolean;
  readonly onToggle: () => void;
}

/** Keeps the built-in theme's icon in the heading in step with the panel, and hides it above a column, where nothing opens. */
function useBuiltInIcon(icon: HTMLElement | null, isOpen: boolean, isColumn: boolean): void {
  useLayoutEffect(() => {
    if (!icon) return undefined;
    const end = new AbortController();
    restoreAttributes(icon, ["class", "style"], end.signal);
    return () => end.abort();
  }, [icon]);
  useLayoutEffect(() => {
    if (!icon) return;
    icon.classList.toggle("fa-plus", !isOpen);
    icon.classList.toggle("fa-minus", isOpen);
    icon.style.setProperty("display", isColumn ? "none" : "");
  }, [icon, isOpen, isColumn]);
}

/** Heading of the page author: the button of an accordion, unchanged above a column. Parts: heading, sign. */
export function SectionHeading({ heading, panelId, isOpen, isColumn, isEditing, onToggle }: SectionHeadingProps) {
  const icon = heading.querySelector<HTMLElement>(".fa-plus,.fa-minus");
  useBuiltInIcon(isEditing ? null : icon, isOpen, isColumn);
  const link = heading.matches("a") ? heading : heading.querySelector("a");
  // a link in a button could be focused but not followed; the theme's "#" leads nowhere
  const isText = !!link && (!isColumn || link.getAttribute("href") === "#");
  const text = isText ? heading.textContent.trim() : undefined;
  const level = /^H(\d)$/.exec(heading.tagName)?.[1];
  // one heading in another would be read twice
  const role = isColumn && level && !isText ? undefined : "heading";
  const label = (
    <span className="label" inert={isText}>
      <Slot node={heading} />
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
