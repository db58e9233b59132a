import { adoptStyles, makeButton, restoreAttributes } from "#shared/ui/index.ts";
import { onPress } from "../common/press/press.ts";
import { isOpen, panelsOf, setOpen, toggles } from "./folded-list.markup.ts";
import css from "./folded-list.page.css";

function update(toggle: HTMLElement): void {
  const open = isOpen(panelsOf(toggle));
  toggle.classList.toggle("o_open", open);
  toggle.ariaExpanded = String(open);
}

/**
 * Folds and unfolds parts of the page's own list until the signal, then restores the list.
 * @param name label of a control without text
 * @returns true if the list has a control
 */
export function bind(host: HTMLElement, signal: AbortSignal, name: string): boolean {
  // the outer element also binds the lists of inner ones
  if (host.matches(`${host.localName} *`)) return true;
  const controls = [...host.querySelectorAll<HTMLElement>(toggles)];
  adoptStyles(host, css);
  // a panel may belong to several controls
  for (const panel of new Set(controls.flatMap(panelsOf))) {
    restoreAttributes(panel, ["class", "hidden"], signal);
    setOpen([panel], isOpen([panel]));
  }
  for (const toggle of controls) {
    restoreAttributes(toggle, ["class"], signal);
    makeButton(toggle, name, signal);
    update(toggle);
  }
  onPress(host, signal, toggles, (toggle) => {
    const panels = panelsOf(toggle);
    setOpen(panels, !isOpen(panels));
    // lists in the panel have controls of their own
    for (const each of controls) update(each);
  });
  return controls.length > 0;
}
