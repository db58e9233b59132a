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
    "A person subscribed here and the suite confirmed. detail: { subscribed: boolean, email: string }",
} as const;

export interface SubscribeProps {
  readonly listId: number;
}

/** A subscribe block as it shows itself. */
interface SubscribeState {
  /** The suite is asked whether the visitor is on the list. */
  readonly loading: boolean;
  /** On the list: the field is locked and a mark stands for the button. */
  readonly subscribed: boolean;
  readonly email: string;
  readonly invalid: boolean;
  readonly busy: boolean;
  /** What failed last, the question or the act; null when nothing did. */
  readonly error: unknown;
}

export type SubscribeStore = ReturnType<typeof createSubscribe>;

/** A subscribe block. Whether the visitor is on the list is common to the list's blocks; form and thanks are its own. */
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
  /** A person subscribed here: the alert stands where the form was. */
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
      // an older error of the question does not come back, and is not reported again, while the act is repeated
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
    /** Repeats what failed. */
    retry: () => (form.state.get().error ? form.submit() : list.load()),
  };
}
