import { ownDocument, pageRegistry, shared } from "../element/index.ts";

/** Queue of what opens by itself, such as popups and the chat window: one after the other, never over a modal dialog. */
export interface PopupQueue {
  /**
   * Requests the turn. `open` runs once no other key has the turn and no modal dialog is open, perhaps at once; it returns true if it really opened.
   * A key that waits or has the turn is not queued twice.
   * @param asked true if a visitor requested it: no limit applies
   * @returns a function that releases the turn, or withdraws the request while it waits
   */
  request(key: string, open: () => boolean, asked?: boolean): () => void;
}

export interface PopupQueueOptions {
  /** Prefixes of keys in their order: a waiting key whose prefix comes first opens first, keys without a prefix here last. */
  readonly order?: readonly string[];
  /** Number of popups that may open by themselves on one page. */
  readonly limit?: number;
}

/** Interval in ms at which a waiting request checks if the page's own dialog is closed: some dialogs dispatch no event. */
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

  /** Order by rank, then by arrival. */
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
    // taken before opening, so that a request by a listener of the opening waits
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

/** Returns true if a modal dialog is open under `root`: the platform's (in shadow roots too), full screen, or the built-in theme's. */
function modalIn(root: Pick<ParentNode, "querySelector" | "querySelectorAll">): boolean {
  if (root.querySelector(":modal, .modal.show")) return true;
  return [...root.querySelectorAll("*")].some(({ shadowRoot }) => shadowRoot !== null && modalIn(shadowRoot));
}

/** Reads the options on the loader's script: names of popups in their order, and their limit. */
function pageOptions(): PopupQueueOptions {
  const { popups = "", popupLimit = "" } = pageRegistry().config ?? {};
  const limit = parseInt(popupLimit);
  return { order: popups.split(/\s+/).filter(Boolean), ...(limit >= 0 && { limit }) };
}

/** Returns the page's only queue, which all copies of our code share; older ones know it by this key. */
export const popupQueue = (): PopupQueue =>
  shared("attention", () => createPopupQueue(() => modalIn(ownDocument), pageOptions()));
