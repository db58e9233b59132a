import type { ReadableAtom } from "nanostores";
import { storeState } from "#shared/state/index.ts";
import type { Client } from "#shared/suite/index.ts";
import { feedback } from "../api/feedback.ts";

export type Rate = 10 | 5 | 1;

const emojis: Readonly<Record<Rate, string>> = { 10: "😊", 5: "😐", 1: "😞" };

interface RatingState {
  readonly rate: Rate | null;
  readonly reason: string;
  readonly busy: boolean;
  /** Why the last call failed; nothing that was typed is lost. */
  readonly error: unknown;
}

/** How it was: good closes the chat at once, the others may be explained. */
export interface Rating {
  readonly state: ReadableAtom<RatingState>;
  choose(rate: Rate): Promise<void>;
  explain(reason: string): void;
  /** Only once there is a rating. */
  send(): Promise<void>;
  /** No rating. */
  skip(): void;
}

interface RatingOptions {
  readonly client: Client;
  readonly uuid: string;
  readonly fail: (error: unknown) => void;
  /** The suite has it. */
  readonly onRated: (rate: Rate, reason: string) => void;
  /** The chat may close; no emoji: there is no rating. */
  readonly onDone: (emoji: string, reason: string) => void;
}

export function createRating({ client, uuid, fail, onRated, onDone }: RatingOptions): Rating {
  const state = storeState<RatingState>({ rate: null, reason: "", busy: false, error: null });
  const { change } = state;
  /** The last call: answers to earlier ones come too late. */
  let generation = 0;

  /** The last call counts; false for one that failed or was overtaken. */
  const save = async (rate: Rate, reason?: string) => {
    const own = ++generation;
    change({ busy: true, error: null });
    try {
      await feedback(client, { uuid, rate, reason });
    } catch (error) {
      if (own === generation) {
        change({ busy: false, error });
        fail(error);
      }
      return false;
    }
    if (own !== generation) return false;
    change({ busy: false });
    onRated(rate, reason ?? "");
    return true;
  };

  return {
    state,
    async choose(rate) {
      change({ rate });
      if ((await save(rate)) && rate === 10) onDone(emojis[rate], "");
    },
    explain: (reason) => change({ reason }),
    async send() {
      const { rate, reason } = state.get();
      if (rate && (await save(rate, reason))) onDone(emojis[rate], reason);
    },
    skip() {
      generation++; // an answer to an earlier choice comes too late
      onDone("", "");
    },
  };
}
