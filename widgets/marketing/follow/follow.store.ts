import { atom, effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { type Remote, remote, type RemoteState, storeState, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { follow, type Following, isFollower } from "../api/follow.ts";
import { createEmailForm, type EmailFormState } from "../common/form/email-form.ts";
import type en from "../i18n/en.json";

export type FollowTexts = Readonly<FailureTexts & typeof en.follow>;

export const events = {
  "suite-follow-change":
    "The suite confirmed what the visitor asked for. detail: { following: boolean, email: string | null }",
} as const;

export interface FollowProps {
  readonly model: string;
  readonly resId: number;
  readonly following: boolean;
  readonly unsubscribe: boolean;
}

/** A follow block as it shows itself. */
interface FollowState {
  /** The suite is asked who follows. */
  readonly loading: boolean;
  readonly following: boolean;
  /** Whether there is an e-mail field: not for somebody signed in without an address, who needs none. */
  readonly field: boolean;
  readonly email: string;
  /** The suite knows the e-mail and takes no other. */
  readonly locked: boolean;
  readonly invalid: boolean;
  readonly busy: boolean;
  /** What failed last, the question or the act; null when nothing did. */
  readonly error: unknown;
}

export type FollowStore = ReturnType<typeof createFollow>;

/** A follow block. Who follows is common to all blocks of the record; what is typed is the block's own. */
export function createFollow(context: StoreContext<FollowProps, typeof events>) {
  const { props, server, editing, signal, emit } = context;
  const client = connect(server);
  let record: Remote<Following>;
  const initial: FollowState = {
    loading: false,
    following: false,
    field: true,
    email: "",
    locked: false,
    invalid: false,
    busy: false,
    error: null,
  };
  const state = storeState(initial, context, ({ loading, following, invalid, busy, error }) => ({
    loading,
    following,
    invalid,
    busy,
    error,
  }));
  /** The visitor acted before the suite's first answer. */
  const waiting = atom(false);
  /** The visitor's own act was confirmed: `state` says what came of it. */
  const confirmed = atom(false);
  let seen: Following | null;

  const form = createEmailForm(
    async (typed) => {
      const { model, resId } = props.get();
      const { following } = state.get();
      const [target, email] = [record, typed || null];
      const isFollower = await follow(client, { model, resId, following, email });
      target.put({ isUser: !!target.state.get().value?.isUser, email, isFollower });
      confirmed.set(true);
      emit("suite-follow-change", { following: isFollower, email });
    },
    () => state.get().field && !state.get().locked,
  );

  /** Follows a record, or ends that. */
  const update = ({ value, error, loading }: RemoteState<Following>, typed: EmailFormState, waits: boolean) => {
    const { following: rendered, unsubscribe } = props.get();
    const known = value?.email;
    const following = (value ? value.isFollower : rendered) || (!known && unsubscribe);
    const locked = !!known && (following || value.isUser);
    state.set({
      loading,
      following,
      field: !value?.isUser || !!known,
      email: typed.email,
      locked,
      invalid: typed.invalid && !locked,
      busy: typed.busy || waits,
      // an older error of the question does not come back, and is not reported again, while the act is repeated
      error: typed.error ?? (error && typed.busy ? state.get().error : error),
    });
    if (seen === value) return;
    seen = value;
    if (known) form[locked ? "type" : "prefill"](known);
  };

  untilAbort(
    signal,
    effect([props, editing], ({ model, resId }, isEditing) => {
      record = remote(`suite.follow ${server} ${model} ${resId}`, () => isFollower(client, { model, resId }));
      if (!isEditing) void record.load();
      return effect([record.state, form.state, waiting], update);
    }),
  );

  /** Follows or, where following, ends it; needs an e-mail or somebody who is signed in. */
  const submit = async () => {
    const shown = state.get().following;
    if (record.state.get().loading) {
      waiting.set(true);
      await record.load();
      waiting.set(false);
    }
    // where the suite knows better than what was shown, nobody has asked for the opposite
    if (state.get().following === shown) await form.submit();
  };

  return {
    state,
    confirmed,
    type: form.type,
    submit,
    /** Repeats what failed. */
    retry: () => (form.state.get().error ? submit() : record.load()),
  };
}
