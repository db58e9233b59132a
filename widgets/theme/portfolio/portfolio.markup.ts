/** `.200` and `web` name a class; `*` and `all` stand for all. */
export const filterOf = (button: HTMLElement): string => {
  const name = button.dataset["filter"]!;
  return name === "*" || name === "all" ? "" : name.replace(/^\./, "");
};

/** Buttons of the nearest part of the page that has any. */
export const buttonsOf = (host: HTMLElement, selector: string): readonly HTMLElement[] => [
  ...(host.closest(`:has(${selector})`)?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** Which of the page's buttons is pressed, as the built-in theme and as assistive technology read it. */
export function markPressed(button: HTMLElement, isPressed: boolean): void {
  button.classList.toggle("active_port", isPressed);
  button.setAttribute(pressedAttribute(button), String(isPressed));
}

/** A link cannot be pressed, but it can be the current one. */
export const pressedAttribute = ({ localName }: HTMLElement): string =>
  localName === "button" ? "aria-pressed" : "aria-current";
