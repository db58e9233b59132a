import { adoptStyles, restoreAttributes } from "../../../shared/ui/index.ts";
import { onPress } from "../common/base/presses.ts";
import css from "./folded-list.css";
import { isOpen, panelsOf, setOpen, toggles } from "./folded-list.markup.ts";

function tell(toggle: HTMLElement): void {
  const open = isOpen(panelsOf(toggle));
  toggle.classList.toggle("o_open", open);
  toggle.ariaExpanded = String(open);
}

/** A control says what it is, and is reached and pressed by keys: most are links to nowhere without a word in them. */
function setUp(toggle: HTMLElement, name: string, signal: AbortSignal): void {
  restoreAttributes(toggle, ["class", "role", "tabindex", "aria-expanded", "aria-label"], signal);
  toggle.role = "button";
  if (!toggle.matches("[href],[tabindex],button")) toggle.tabIndex = 0;
  if (!toggle.textContent.trim()) toggle.ariaLabel ??= name;
  tell(toggle);
}

/**
 * Folds and unfolds parts of the page's own list until the signal, then gives it back.
 * @param name what a control is called that has no text
 * @returns whether the list has a control
 */
export function drive(host: HTMLElement, signal: AbortSignal, name: string): boolean {
  const controls = [...host.querySelectorAll<HTMLElement>(toggles)];
  adoptStyles(host, css);
  // one may belong to several controls
  for (const panel of new Set(controls.flatMap(panelsOf))) {
    restoreAttributes(panel, ["class", "hidden"], signal);
    setOpen([panel], isOpen([panel]));
  }
  for (const toggle of controls) setUp(toggle, name, signal);
  onPress(host, signal, toggles, (toggle) => {
    const panels = panelsOf(toggle);
    setOpen(panels, !isOpen(panels));
    // lists in lists have controls of their own
    for (const each of controls) tell(each);
  });
  host.addEventListener(
    "keydown",
    (event) => {
      const { key, target } = event;
      const isButton = (target as Element).matches("button");
      const opens = key === " " || (key === "Enter" && !(target as Element).matches("[href]"));
      if (isButton || !opens || !(target as Element).matches(toggles)) return;
      event.preventDefault();
      (target as HTMLElement).click();
    },
    { signal },
  );
  return controls.length > 0;
}
