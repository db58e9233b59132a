import { shared } from "../element/index.ts";

/** Who may step in front of the visitor: popups and whatever else opens by itself take turns. */
export interface Attention {
  /**
   * Asks for the turn. `open` runs once nobody else has it and no modal dialog is open, perhaps at once;
   * it answers whether it really opened. A key that waits or has the turn is not queued twice.
   * @returns gives the turn back, or withdraws the request while it waits
   */
  request(key: string, open: () => boolean): () => void;
}

/** How often a waiting request looks whether the page's own dialog is gone, in ms: not every dialog tells. */
const LOOK_AGAIN = 250;

export function createAttention(occupied: () => boolean): Attention {
  type Turn = { key: string; open: () => boolean };
  let waiting: Turn[] = [];
  let holder: Turn | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = (): void => {
    clearTimeout(timer);
    const [turn] = waiting;
    if (holder || !turn) return;
    if (occupied()) {
      timer = setTimeout(next, LOOK_AGAIN);
      return;
    }
    waiting = waiting.slice(1);
    // held before opening, so that a request made by a listener of the opening waits
    holder = turn;
    let opened = false;
    try {
      opened = turn.open();
    } finally {
      if (!opened) leave(turn);
    }
  };
  const leave = (turn: Turn): void => {
    if (holder === turn) holder = undefined;
    waiting = waiting.filter((other) => other !== turn);
    next();
  };

  return {
    request(key, open) {
      const turn = { key, open };
      if (![holder, ...waiting].some((other) => other?.key === key)) {
        waiting.push(turn);
        next();
      }
      return () => leave(turn);
    },
  };
}

/** Whether a modal dialog is open under `root`, the platform's (in shadow roots too), full screen, or the stock theme's. */
function modalIn(root: ParentNode): boolean {
  if (root.querySelector(":modal, .modal.show")) return true;
  return [...root.querySelectorAll("*")].some(({ shadowRoot }) => shadowRoot !== null && modalIn(shadowRoot));
}

/** The one attention manager of the page, common to all copies of our code. */
export const attention = (): Attention => shared("attention", () => createAttention(() => modalIn(document)));
