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
  /** Error of the last call; the typed reason stays. */
  readonly error: unknown;
}

/** Question for a rating: "good" closes the chat at once, the other ratings may get a reason. @see docs/reference/chat.md#chat-23 */
export interface Rating {
  readonly state: ReadableAtom<RatingState>;
  choose(rate: Rate): Promise<void>;
  explain(reason: string): void;
  /** Sends rating and reason; does nothing without a rating. */
  send(): Promise<void>;
  /** Closes the chat without a rating. */
  skip(): void;
}

interface RatingOptions {
  readonly client: Client;
  readonly uuid: string;
  readonly fail: (error: unknown) => void;
  /** Called when the suite has stored the rating. */
  readonly onRated: (rate: Rate, reason: string) => void;
  /** Called when the chat may close; `emoji` is empty without a rating. */
  readonly onDone: (emoji: string, reason: string) => void;
}

export function createRating({ client, uuid, fail, onRated, onDone }: RatingOptions): Rating {
  const state = storeState<RatingState>({ rate: null, reason: "", busy: false, error: null });
  const { change } = state;
  /** Number of the last call; responses to earlier calls are ignored. */
  let generation = 0;

  /** Stores a rating; resolves to false if the call failed, or a later call was made. */
  const save = async (rate: Rate, reason?: string) => {
    const started = ++generation;
    change({ busy: true, error: null });
    try {
      await feedback(client, { uuid, rate, reason });
    } catch (error) {
      if (started === generation) {
        change({ busy: false, error });
        fail(error);
      }
      return false;
    }
    if (started !== generation) return false;
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
      generation++; // ignores the response to an earlier choice
      onDone("", "");
    },
  };
}
