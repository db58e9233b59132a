import { adoptStyles, makeButton, restoreAttributes } from "#shared/ui/index.ts";
import { onPress } from "../common/press/press.ts";
import css from "./folded-list.css";
import { isOpen, panelsOf, setOpen, toggles } from "./folded-list.markup.ts";

function tell(toggle: HTMLElement): void {
  const open = isOpen(panelsOf(toggle));
  toggle.classList.toggle("o_open", open);
  toggle.ariaExpanded = String(open);
}

/**
 * Folds and unfolds parts of the page's own list until the signal, then gives it back.
 * @param name what a control is called that has no text
 * @returns whether the list has a control
 */
export function bind(host: HTMLElement, signal: AbortSignal, name: string): boolean {
  // the outer one enhances what is in an element in it, too
  if (host.matches(`${host.localName} *`)) return true;
  const controls = [...host.querySelectorAll<HTMLElement>(toggles)];
  adoptStyles(host, css);
  // one may belong to several controls
  for (const panel of new Set(controls.flatMap(panelsOf))) {
    restoreAttributes(panel, ["class", "hidden"], signal);
    setOpen([panel], isOpen([panel]));
  }
  for (const toggle of controls) {
    restoreAttributes(toggle, ["class"], signal);
    makeButton(toggle, name, signal);
    tell(toggle);
  }
  onPress(host, signal, toggles, (toggle) => {
    const panels = panelsOf(toggle);
    setOpen(panels, !isOpen(panels));
    // lists in lists have controls of their own
    for (const each of controls) tell(each);
  });
  return controls.length > 0;
}
