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
    "The suite confirmed the visitor's choice. detail: { following: boolean, email: string | null }",
} as const;

export interface FollowProps {
  readonly model: string;
  readonly resId: number;
  readonly following: boolean;
  readonly unsubscribe: boolean;
}

interface FollowState {
  /** True while the suite's response is pending. */
  readonly loading: boolean;
  readonly following: boolean;
  /** True if there is an e-mail field; a signed-in visitor without an address needs none. */
  readonly field: boolean;
  readonly email: string;
  /** True if the suite knows the e-mail and accepts no other. */
  readonly locked: boolean;
  readonly invalid: boolean;
  readonly busy: boolean;
  /** Error of the last call; null if it has succeeded. */
  readonly error: unknown;
}

export type FollowStore = ReturnType<typeof createFollow>;

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

const statesOf = ({ loading, following, invalid, busy, error }: FollowState) => ({
  loading,
  following,
  invalid,
  busy,
  error,
});

/** Returns the state without `busy` and `error`: the suite's response, or what the page rendered until the response arrives. */
function followingState(
  { value, loading }: RemoteState<Following>,
  form: EmailFormState,
  props: Pick<FollowProps, "following" | "unsubscribe">,
): Omit<FollowState, "busy" | "error"> {
  const isKnown = !!value?.email;
  const following = (value ? value.isFollower : props.following) || (!isKnown && props.unsubscribe);
  const locked = isKnown && (following || value.isUser);
  return {
    loading,
    following,
    field: !value?.isUser || isKnown,
    email: form.email,
    locked,
    invalid: form.invalid && !locked,
  };
}

/** Store of a follow block. Blocks of the same record share the record's followers; each block has its own form. */
export function createFollow(context: StoreContext<FollowProps, typeof events>) {
  const { props, server, editing, signal, emit } = context;
  const client = connect(server);
  let record: Remote<Following>;
  const state = storeState(initial, context, statesOf);
  /** True if the visitor has submitted the form before the suite's first response. */
  const waiting = atom(false);
  /** True once the suite has confirmed an action of this block; `state` has the result. */
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

  const update = (answer: RemoteState<Following>, typed: EmailFormState, isWaiting: boolean) => {
    const { value, error } = answer;
    const now = followingState(answer, typed, props.get());
    state.set({
      ...now,
      busy: typed.busy || isWaiting,
      // while the action is repeated, an older error of the request for the state is neither shown nor reported again
      error: typed.error ?? (error && typed.busy ? state.get().error : error),
    });
    if (seen === value) return;
    seen = value;
    if (value?.email) form[now.locked ? "type" : "prefill"](value.email);
  };

  untilAbort(
    signal,
    effect([props, editing], ({ model, resId }, isEditing) => {
      record = remote(`suite.follow ${server} ${model} ${resId}`, () => isFollower(client, { model, resId }));
      if (!isEditing) void record.load();
      return effect([record.state, form.state, waiting], update);
    }),
  );

  /** Follows the record, or ends following; needs an e-mail or a signed-in visitor. */
  const submit = async () => {
    const shown = state.get().following;
    if (record.state.get().loading) {
      waiting.set(true);
      await record.load();
      waiting.set(false);
    }
    // the response may have changed the button: the visitor has not asked for the opposite
    if (state.get().following === shown) await form.submit();
  };

  return {
    state,
    confirmed,
    type: form.type,
    submit,
    /** Repeats the failed call. */
    retry: () => (form.state.get().error ? submit() : record.load()),
  };
}
