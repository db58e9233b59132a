import { atom, effect } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { type RemoteState } from "../../../shared/state/index.ts";
import { createEmailForm, type EmailFormState } from "../common/form/email-form.ts";
import { mailingList, type MailingList } from "../common/mailing/mailing-list.ts";
import type { Subscription } from "../common/calls/mailing.ts";

export interface SubscribeProps {
  readonly listId: number;
}

type Context = Pick<
  WidgetContext<SubscribeProps>,
  "props" | "server" | "editing" | "signal" | "emit" | "fail" | "state"
>;

/** A subscribe block as it shows itself. */
export interface SubscribeBlock {
  /** On the list: the field is locked and a mark stands for the button. */
  readonly subscribed: boolean;
  readonly email: string;
  readonly invalid: boolean;
  readonly busy: boolean;
  /** What failed last, the question or the act; null when nothing did. */
  readonly trouble: unknown;
  /** Trying again runs. */
  readonly asking: boolean;
}

export type SubscribeStore = ReturnType<typeof createSubscribe>;

/** A subscribe block. Whether the visitor is on the list is common to the list's blocks; form and thanks are its own. */
export function createSubscribe({ props, server, editing, signal, emit, fail, state }: Context) {
  let list: MailingList;
  let current: number | undefined;
  let told: unknown;
  const block = atom({} as SubscribeBlock);
  /** A person subscribed here: the alert stands where the form was. */
  const thanked = atom(false);

  const form = createEmailForm(async (email) => {
    const subscribed = await list.subscribe(email);
    thanked.set(true);
    emit("suite-subscribe-change", { subscribed, email });
  }, fail);

  const update = ({ value, error, loading }: RemoteState<Subscription>, typed: EmailFormState) => {
    const subscribed = !!value?.subscribed;
    const { busy, failure } = typed;
    const email = (subscribed && value.email) || typed.email;
    const invalid = typed.invalid && !subscribed;
    const trouble = failure ?? error;
    block.set({ subscribed, email, invalid, busy, trouble, asking: loading || busy });
    for (const [name, on] of Object.entries({ loading, subscribed, invalid, busy, error: !!trouble })) state(name, on);
    if (error && error !== told) fail(error);
    told = error;
    if (value?.email) form.prefill(value.email);
  };

  const stop = effect([props, editing], ({ listId }, still) => {
    list = mailingList(server, listId);
    if (listId !== current) thanked.set(false);
    current = listId;
    if (!still) void list.load();
    return effect([list.state, form.state], update);
  });
  signal.addEventListener("abort", stop);

  return {
    block,
    thanked,
    type: form.type,
    submit: form.submit,
    /** What failed once more. */
    retry: () => (form.state.get().failure ? form.submit() : list.load()),
  };
}
