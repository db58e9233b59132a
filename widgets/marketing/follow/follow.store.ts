import { atom, effect } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { remote, type Remote, type RemoteState } from "../../../shared/state/index.ts";
import { createEmailForm, type EmailFormState } from "../common/form/email-form.ts";
import { connect } from "../../../shared/suite/index.ts";
import { follow, isFollower, type Following } from "../common/calls/follow.ts";

export interface FollowProps {
  readonly model: string;
  readonly resId: number;
  readonly following: boolean;
  readonly unsubscribe: boolean;
}

type Context = Pick<WidgetContext<FollowProps>, "props" | "server" | "editing" | "signal" | "emit" | "fail" | "state">;

/** A follow block as it shows itself. */
export interface FollowBlock {
  readonly following: boolean;
  /** Whether there is an e-mail field: not for somebody signed in without an address, who needs none. */
  readonly field: boolean;
  readonly email: string;
  /** The suite knows the e-mail and takes no other. */
  readonly locked: boolean;
  readonly invalid: boolean;
  readonly busy: boolean;
  /** What failed last, the question or the act; null when nothing did. */
  readonly trouble: unknown;
  /** Trying again runs. */
  readonly asking: boolean;
}

export type FollowStore = ReturnType<typeof createFollow>;

/** A follow block. Who follows is common to all blocks of the record; what is typed is the block's own. */
export function createFollow({ props, server, editing, signal, emit, fail, state }: Context) {
  const client = connect(server);
  let record: Remote<Following>;
  const block = atom({} as FollowBlock);
  /** The visitor acted before the suite's first answer. */
  const waiting = atom(false);
  /** The visitor's own act was confirmed: `block` tells what came of it. */
  const confirmed = atom(false);
  let seen: Following | null;
  let told: unknown;

  const form = createEmailForm(
    async (typed) => {
      const { model, resId } = props.get();
      const { following } = block.get();
      const [target, email] = [record, typed || null];
      const isFollower = await follow(client, { model, resId, following, email });
      target.put({ isUser: !!target.state.get().value?.isUser, email, isFollower });
      confirmed.set(true);
      emit("suite-follow-change", { following: isFollower, email });
    },
    fail,
    () => block.get().field && !block.get().locked,
  );

  /** Rules: behaviour/follow-subscribe-popup.md items 2 to 10. */
  const update = ({ value, error, loading }: RemoteState<Following>, typed: EmailFormState, waits: boolean) => {
    const { following: rendered, unsubscribe } = props.get();
    const known = value?.email;
    const following = (value ? value.isFollower : rendered) || (!known && unsubscribe);
    const locked = !!known && (following || value.isUser);
    const { email, failure } = typed;
    const invalid = typed.invalid && !locked;
    const busy = typed.busy || waits;
    const trouble = failure ?? error;
    block.set({
      following,
      field: !value?.isUser || !!known,
      email,
      locked,
      invalid,
      busy,
      trouble,
      asking: loading || busy,
    });
    if (error && error !== told) fail(error);
    told = error;
    for (const [name, on] of Object.entries({ loading, error: !!trouble, following, invalid, busy })) state(name, on);
    if (seen === value) return;
    seen = value;
    if (known) form[locked ? "type" : "prefill"](known);
  };

  const stop = effect([props, editing], ({ model, resId }, still) => {
    record = remote(`suite.follow ${server} ${model} ${resId}`, () => isFollower(client, { model, resId }));
    if (!still) void record.load();
    return effect([record.state, form.state, waiting], update);
  });
  signal.addEventListener("abort", stop);

  /** Follows or, where following, ends it; needs an e-mail or somebody who is signed in. */
  const submit = async () => {
    const shown = block.get().following;
    if (record.state.get().loading) {
      waiting.set(true);
      await record.load();
      waiting.set(false);
    }
    // where the suite knows better than what was shown, nobody has asked for the opposite
    if (block.get().following === shown) await form.submit();
  };

  return {
    block,
    confirmed,
    type: form.type,
    submit,
    /** What failed once more. */
    retry: () => (form.state.get().failure ? submit() : record.load()),
  };
}
