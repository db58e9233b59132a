import { atom, type ReadableAtom } from "nanostores";
import type { Client } from "../../../shared/suite/index.ts";
import { feedback } from "../common/calls/feedback.ts";

export type Rate = 10 | 5 | 1;

const emojis: Readonly<Record<Rate, string>> = { 10: "😊", 5: "😐", 1: "😞" };

export interface RatingState {
  readonly rate: Rate | null;
  readonly reason: string;
  readonly busy: boolean;
  /** Why the last call failed; nothing that was typed is lost. */
  readonly failure: unknown;
}

/** How it was: good closes the chat at once, the others may be explained (spec portal section 4). */
export interface Rating {
  readonly state: ReadableAtom<RatingState>;
  choose(rate: Rate): Promise<void>;
  explain(reason: string): void;
  /** Only once there is a rating. */
  send(): Promise<void>;
  /** No rating. */
  skip(): void;
}

interface Ends {
  readonly fail: (error: unknown) => void;
  /** The suite has it. */
  readonly rated: (rate: Rate, reason: string) => void;
  /** The chat may close; without an emoji nobody rated. */
  readonly done: (emoji: string, reason: string) => void;
}

export function createRating(client: Client, uuid: string, { fail, rated, done }: Ends): Rating {
  const state = atom<RatingState>({ rate: null, reason: "", busy: false, failure: null });
  const change = (part: Partial<RatingState>) => state.set({ ...state.get(), ...part });
  let turn = 0;

  /** The last call counts; false for one that failed or was overtaken. */
  const save = async (rate: Rate, reason?: string) => {
    const mine = ++turn;
    change({ busy: true, failure: null });
    try {
      await feedback(client, uuid, rate, reason);
    } catch (failure) {
      if (mine === turn) {
        change({ busy: false, failure });
        fail(failure);
      }
      return false;
    }
    if (mine !== turn) return false;
    change({ busy: false });
    rated(rate, reason ?? "");
    return true;
  };

  return {
    state,
    async choose(rate) {
      change({ rate });
      if ((await save(rate)) && rate === 10) done(emojis[rate], "");
    },
    explain: (reason) => change({ reason }),
    async send() {
      const { rate, reason } = state.get();
      if (rate && (await save(rate, reason))) done(emojis[rate], reason);
    },
    skip() {
      turn++; // an answer to what was chosen before comes too late
      done("", "");
    },
  };
}
