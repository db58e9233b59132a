import { atom, effect } from "nanostores";
import { shared, type StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { publish } from "../api/publish.ts";
import type en from "../i18n/en.json";

export type PublishTexts = Readonly<FailureTexts & typeof en.publish>;

export const events = {
  "suite-publish-change": "The suite has confirmed a change by a team member. detail: { published: boolean }",
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
  /** Reason of the last failed change; null without one. */
  readonly error: unknown;
}

export type PublishStore = ReturnType<typeof createPublish>;

/** Returns the confirmed state of a record, which all its switches on the page share, such as those of the bar and the page. */
const confirmed = (server: string, { model, resId }: PublishProps) =>
  shared(`suite.publish ${server} ${model} ${resId}`, () => atom<boolean | null>(null));

/** Creates the switch of one record. */
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
    /** Toggles the record, one call at a time. The state changes after the suite has confirmed. */
    async toggle() {
      const { busy, published, error } = state.get();
      if (busy) return;
      const now = props.get();
      const change = () => publish(connect(server), now.controller, now.model, now.resId, { signal });
      state.change({ busy: true, error: null });
      try {
        let answer = await change();
        // the failed call may have reached the suite: this call then reverted the wanted change
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
