import { find } from "#demo/common/find.ts";
import { announce } from "./announce.ts";

/** Undo and redo by the browser's own history, with their buttons, data-undo and data-redo. */
interface Steps {
  /** Stores an address in the history, as a new step or in place of the newest. */
  keep(address: string, isNew: boolean): void;
  undo(): void;
  redo(): void;
  /** Updates the buttons. */
  show(): void;
}

/** Returns the number of changes before this entry of the history. */
const current = (): number => (history.state as { step?: number } | null)?.step ?? 0;

export function createSteps(): Steps {
  const [undo, redo] = ["undo", "redo"].map((name) => find(document, `[data-${name}]`, HTMLButtonElement)) as [
    HTMLButtonElement,
    HTMLButtonElement,
  ];
  let newest = current();
  // `aria-disabled`: a button that is disabled while pressed would lose the focus.
  const isOff = (button: HTMLButtonElement): boolean => button.getAttribute("aria-disabled") === "true";

  const show = (): void => {
    undo.setAttribute("aria-disabled", String(current() === 0));
    redo.setAttribute("aria-disabled", String(current() >= newest));
  };
  const go = (button: HTMLButtonElement, by: 1 | -1): void => {
    if (isOff(button)) return;
    history.go(by);
    announce(button.dataset.done ?? "");
  };
  const steps: Steps = {
    keep(address, isNew) {
      if (isNew) {
        newest = current() + 1;
        history.pushState({ step: newest }, "", address);
      } else history.replaceState(history.state, "", address);
      show();
    },
    undo: () => go(undo, -1),
    redo: () => go(redo, 1),
    show,
  };
  undo.addEventListener("click", steps.undo);
  redo.addEventListener("click", steps.redo);
  for (const button of [undo, redo]) button.hidden = false;
  show();
  return steps;
}
