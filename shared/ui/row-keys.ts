import type { KeyboardEvent } from "react";

/** Moves the focus in a row of buttons that is one tab stop, by arrow keys, Home and End, around the ends, and presses the button that has it then. */
export function moveInRow(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey, currentTarget: row } = event;
  // shortcuts of the browser: Alt with an arrow goes back
  if (altKey || ctrlKey || metaKey) return;
  const buttons = [...row.children] as HTMLElement[];
  const at = buttons.indexOf(event.target as HTMLElement);
  const forward = row.matches(":dir(rtl)") ? -1 : 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: -1,
  };
  const to = targets[key];
  if (to === undefined) return;
  event.preventDefault();
  const button = buttons.at(to % buttons.length)!;
  button.focus();
  button.click();
}
