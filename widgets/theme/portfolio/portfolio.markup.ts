/** Returns the class that a button filters by, such as `.200` or `web`; empty for `*` and `all`. @see docs/reference/theme.md#theme-14 */
export const filterOf = (button: HTMLElement): string => {
  const name = button.dataset["filter"]!;
  return name === "*" || name === "all" ? "" : name.replace(/^\./, "");
};

/** Returns the buttons of the nearest ancestor that has any. */
export const buttonsOf = (host: HTMLElement, selector: string): readonly HTMLElement[] => [
  ...(host.closest(`:has(${selector}):not(form)`)?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** Marks a button of the page as pressed, for the built-in theme and for assistive technology. */
export function markPressed(button: HTMLElement, isPressed: boolean): void {
  button.classList.toggle("active_port", isPressed);
  button.setAttribute(pressedAttribute(button), String(isPressed));
}

/** Returns the attribute of the pressed state: links cannot be pressed, but current. */
export const pressedAttribute = ({ localName }: HTMLElement): string =>
  localName === "button" ? "aria-pressed" : "aria-current";
