/** Controls of the suite's folded lists. */
export const toggles = ".o_ul_toggle_next,.o_ul_toggle_self";

/**
 * Returns the parts that a control unfolds: the next item of its list, or all lists in its own item.
 * @see docs/reference/website.md#website-20
 */
export function panelsOf(toggle: Element): readonly HTMLElement[] {
  const item = toggle.closest("li");
  if (!toggle.matches(".o_ul_toggle_next")) return [...(item?.querySelectorAll<HTMLElement>("ul,ol") ?? [])];
  const next = item?.nextElementSibling as HTMLElement | null | undefined;
  return next ? [next] : [];
}

const isFolded = (panel: HTMLElement) => panel.matches(".o_close") || panel.hidden;

/** Returns true if one of the panels is visible; a list in a folded panel is not. */
export const isOpen = (panels: readonly HTMLElement[]): boolean =>
  panels.some((panel) => !panels.some((each) => each.contains(panel) && isFolded(each)));

/** Folds or unfolds panels: the class is for the suite's style sheet, `hidden` for pages without this style sheet. */
export function setOpen(panels: readonly HTMLElement[], open: boolean): void {
  for (const panel of panels) {
    panel.classList.toggle("o_close", !open);
    panel.hidden = !open;
  }
}
