import { ownDocument, pageRegistry, shared } from "../element/index.ts";

/** What opens by itself, such as popups and the chat window: one after the other, never over a modal dialog. */
export interface PopupQueue {
  /**
   * Asks for the turn. `open` runs once no other key has it and no modal dialog is open, perhaps at once;
   * it returns whether it really opened. A key that waits or has the turn is not queued twice.
   * @param asked a person wants it: no limit holds it back
   * @returns gives the turn back, or withdraws the request while it waits
   */
  request(key: string, open: () => boolean, asked?: boolean): () => void;
}

export interface PopupQueueOptions {
  /** Beginnings of keys: of those that wait the first one here comes first, those that are not here last. */
  readonly order?: readonly string[];
  /** How many may open by themselves on one page. */
  readonly limit?: number;
}

/** How often a waiting request looks whether the page's own dialog is gone, in ms: not every dialog dispatches an event. */
const pollInterval = 250;

export function createPopupQueue(
  occupied: () => boolean,
  { order = [], limit = Infinity }: PopupQueueOptions = {},
): PopupQueue {
  type Turn = { key: string; open: () => boolean; asked: boolean; rank: number };
  let waiting: Turn[] = [];
  let holder: Turn | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let opened = 0;

  /** By rank, then by arrival. */
  const rankOf = (key: string): number => order.findIndex((name) => key.startsWith(name)) >>> 0;
  const next = (): void => {
    clearTimeout(timer);
    const turn = waiting.filter(({ asked }) => asked || opened < limit).sort((a, b) => a.rank - b.rank)[0];
    if (holder || !turn) return;
    if (occupied()) {
      timer = setTimeout(next, pollInterval);
      return;
    }
    waiting = waiting.filter((other) => other !== turn);
    // held before opening, so that a request made by a listener of the opening waits
    holder = turn;
    let isOpen = false;
    try {
      isOpen = turn.open();
    } finally {
      if (isOpen && !turn.asked) opened++;
      if (!isOpen) leave(turn);
    }
  };
  const leave = (turn: Turn): void => {
    if (holder === turn) holder = undefined;
    waiting = waiting.filter((other) => other !== turn);
    next();
  };

  return {
    request(key, open, asked = false) {
      const turn = { key, open, asked, rank: rankOf(key) };
      if (![holder, ...waiting].some((other) => other?.key === key)) {
        waiting.push(turn);
        next();
      }
      return () => leave(turn);
    },
  };
}

/** Whether a modal dialog is open under `root`, the platform's (in shadow roots too), full screen, or the built-in theme's. */
function modalIn(root: Pick<ParentNode, "querySelector" | "querySelectorAll">): boolean {
  if (root.querySelector(":modal, .modal.show")) return true;
  return [...root.querySelectorAll("*")].some(({ shadowRoot }) => shadowRoot !== null && modalIn(shadowRoot));
}

/** What the page's author says on the loader's script: names of popups in their order, and how many. */
function pageOptions(): PopupQueueOptions {
  const { popups = "", popupLimit = "" } = pageRegistry().config ?? {};
  const limit = parseInt(popupLimit);
  return { order: popups.split(/\s+/).filter(Boolean), ...(limit >= 0 && { limit }) };
}

/** The page's only queue, common to all copies of our code, of which older ones know it by this key. */
export const popupQueue = (): PopupQueue =>
  shared("attention", () => createPopupQueue(() => modalIn(ownDocument), pageOptions()));
