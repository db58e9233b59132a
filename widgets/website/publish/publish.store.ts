import { atom, effect } from "nanostores";
import { shared, type StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { publish } from "../api/publish.ts";
import type en from "../i18n/en.json";

export type PublishTexts = Readonly<FailureTexts & typeof en.publish>;

export const events = {
  "suite-publish-change": "A person changed it and the suite confirmed. detail: { published: boolean }",
} as const;

export interface PublishProps {
  readonly model: string;
  readonly resId: number;
  readonly published: boolean;
  readonly controller: string;
}

interface PublishState {
  readonly published: boolean;
  readonly busy: boolean;
  /** Why the last change failed. */
  readonly error: unknown;
}

export type PublishStore = ReturnType<typeof createPublish>;

/** What the suite confirmed of a record on this page: the bar and the page may both have a switch for it. */
const confirmed = (server: string, { model, resId }: PublishProps) =>
  shared(`suite.publish ${server} ${model} ${resId}`, () => atom<boolean | null>(null));

/** The switch of one record. */
export function createPublish(context: StoreContext<PublishProps, typeof events>) {
  const { props, server, signal, emit } = context;
  const state = storeState<PublishState>(
    { published: props.get().published, busy: false, error: null },
    context,
    ({ published, busy, error }) => ({ published, busy, error }),
  );
  let stop = () => {};
  untilAbort(
    signal,
    effect([props], (now) => {
      stop();
      state.change({ published: now.published, error: null });
      stop = confirmed(server, now).subscribe((published) => published !== null && state.change({ published }));
    }),
    () => stop(),
  );
  return {
    state,
    /** Changes it, one request at a time. What is shown changes only when the suite has confirmed. */
    async toggle() {
      const { busy, published, error } = state.get();
      if (busy) return;
      const now = props.get();
      const change = () => publish(connect(server), now.controller, now.model, now.resId, { signal });
      state.change({ busy: true, error: null });
      try {
        let answer = await change();
        // The call before had no answer but may have arrived: then this one took back what is wanted.
        if (error && answer === published) answer = await change();
        state.change({ busy: false });
        confirmed(server, now).set(answer);
        emit("suite-publish-change", { published: answer });
      } catch (failed) {
        state.change({ busy: false, error: failed });
      }
    },
  };
}
