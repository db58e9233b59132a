import { atom, effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { type RemoteState, storeState, untilAbort } from "#shared/state/index.ts";
import type { Subscription } from "../api/mailing.ts";
import { createEmailForm, type EmailFormState } from "../common/form/email-form.ts";
import { type MailingList, mailingList } from "../common/mailing-list.ts";
import type en from "../i18n/en.json";

export type SubscribeTexts = Readonly<FailureTexts & typeof en.subscribe>;

export const events = {
  "suite-subscribe-change":
    "The visitor subscribed here, and the suite confirmed. detail: { subscribed: boolean, email: string }",
} as const;

export interface SubscribeProps {
  readonly listId: number;
}

interface SubscribeState {
  /** True while the suite's response is pending. */
  readonly loading: boolean;
  /** True if the visitor is on the list: the field is disabled, and a mark replaces the button. */
  readonly subscribed: boolean;
  readonly email: string;
  readonly invalid: boolean;
  readonly busy: boolean;
  /** Error of the last call; null if it has succeeded. */
  readonly error: unknown;
}

export type SubscribeStore = ReturnType<typeof createSubscribe>;

/** Store of a subscribe block. Blocks of a list share its subscription; each block has its own form and message. */
export function createSubscribe(context: StoreContext<SubscribeProps, typeof events>) {
  const { props, server, editing, signal, emit } = context;
  let list: MailingList;
  let current: number | undefined;
  const initial: SubscribeState = {
    loading: false,
    subscribed: false,
    email: "",
    invalid: false,
    busy: false,
    error: null,
  };
  const state = storeState(initial, context, ({ loading, subscribed, invalid, busy, error }) => ({
    loading,
    subscribed,
    invalid,
    busy,
    error,
  }));
  /** True once the visitor has subscribed in this block: a message replaces the form. */
  const thanked = atom(false);

  const form = createEmailForm(async (email) => {
    await list.subscribe(email);
    thanked.set(true);
    emit("suite-subscribe-change", { subscribed: true, email });
  });

  const update = ({ value, error, loading }: RemoteState<Subscription>, typed: EmailFormState) => {
    const subscribed = !!value?.subscribed;
    const { busy } = typed;
    state.set({
      loading,
      subscribed,
      email: (subscribed && value.email) || typed.email,
      invalid: typed.invalid && !subscribed,
      busy,
      // while the call is repeated, an older error of the request for the state is neither shown nor reported again
      error: typed.error ?? (error && busy ? state.get().error : error),
    });
    if (value?.email) form.prefill(value.email);
  };

  untilAbort(
    signal,
    effect([props, editing], ({ listId }, isEditing) => {
      list = mailingList(server, listId);
      if (listId !== current) thanked.set(false);
      current = listId;
      if (!isEditing) void list.load();
      return effect([list.state, form.state], update);
    }),
  );

  return {
    state,
    thanked,
    type: form.type,
    submit: form.submit,
    /** Repeats the failed call. */
    retry: () => (form.state.get().error ? form.submit() : list.load()),
  };
}
