import type { StoreContext } from "#shared/element/index.ts";
import { loadable } from "#shared/loaded/index.ts";
import { type StoreState, storeState } from "#shared/state/index.ts";
import { connect, mayBeDone, SuiteError } from "#shared/suite/index.ts";
import { type FormOutcome, sendForm } from "../api/website-form.ts";
import { type FormEnv, formEnv } from "./form.env.ts";
import type { BoundForm, events, FieldError, FormProps, FormState } from "./form.types.ts";

export type FormStore = ReturnType<typeof createForm>;

/** Size in bytes above which the progress of files is shown. */
const large = 1_000_000;

const sizeOf = (body: FormData): number => {
  let size = 0;
  body.forEach((value) => (size += typeof value === "string" ? value.length : value.size));
  return size;
};

/** Returns the timeout in ms for a body; slow connections carry 10 kB a second. */
const timeoutOf = (size: number): number => 30_000 + Math.ceil(size / 10);

const pathOf = ({ action, forceAction, model }: FormProps, server: string): string =>
  new URL(action, server).pathname.replace(/\/*$/, "/") + encodeURIComponent(forceAction || model);

const idle: FormState = { busy: false, outcome: "", errors: [], error: null, upload: null, attempts: 0 };

type Context = StoreContext<FormProps, typeof events>;

/** Sends bodies to the form's route, and shows the progress of large ones. */
function createSender({ props, server }: Context, state: StoreState<FormState>, env: FormEnv) {
  let upload: AbortController | undefined;
  return {
    async transmit(body: FormData): Promise<FormOutcome> {
      const size = sizeOf(body);
      upload = new AbortController();
      const show = (sent: number, total: number) => state.change({ upload: { sent, total } });
      const uploadFetch = size > large ? await env.uploadFetch(body, show) : undefined;
      const options = { signal: upload.signal, timeout: timeoutOf(size) };
      const path = pathOf(props.get(), server);
      return sendForm(connect(server), path, body, options, uploadFetch && { fetch: uploadFetch });
    },
    /** Stops the upload. */
    cancel: () => upload?.abort(),
  };
}

/** Shows what the check and the suite answer, at the form that `formOf` returns. */
function createOutcome(
  { props, state: setState, emit, fail }: Context,
  state: StoreState<FormState>,
  env: FormEnv,
  formOf: () => BoundForm | undefined,
) {
  function showErrors(outcome: "invalid" | "refused", errors: readonly FieldError[], names: readonly string[]) {
    state.set({ ...idle, outcome, errors });
    // an error for visitors alone: the suite responded, so that there is nothing to report
    if (outcome === "refused") setState("error", true);
    if (errors[0]) formOf()?.focus(errors[0].name);
    emit("suite-form-error", { fields: names });
  }

  /** @see docs/reference/forms.md#forms-15 */
  function conclude(outcome: FormOutcome) {
    if (outcome.id === undefined)
      return showErrors("refused", formOf()?.refuse(outcome.fields) ?? [], Object.keys(outcome.fields));
    state.set({ ...idle, outcome: "sent" });
    formOf()?.reset();
    emit("suite-form-success", { id: outcome.id });
    const { successPage } = props.get();
    // not if a handler of the event has removed the form
    if (successPage && formOf() && !env.navigate(successPage))
      fail(new SuiteError("config", `data-success-page ${successPage} is no web address`));
    return undefined;
  }
  return { showErrors, conclude };
}

/** A form of the page, sent once per press. */
export function createForm(context: Context, env: FormEnv = formEnv) {
  const { emit } = context;
  const state = storeState(idle, context, ({ busy, outcome, error }) => ({
    busy,
    invalid: outcome === "invalid",
    sent: outcome === "sent",
    error,
  }));
  let form: BoundForm | undefined;
  const { transmit, cancel } = createSender(context, state, env);
  const { showErrors, conclude } = createOutcome(context, state, env, () => form);

  async function send(bound: BoundForm): Promise<void> {
    state.set({ ...idle, busy: true });
    const errors = await bound.check();
    if (form !== bound) return state.set(idle);
    if (errors.length)
      return showErrors(
        "invalid",
        errors,
        errors.map(({ name }) => name),
      );
    if (!emit("suite-form-submit", undefined, { cancelable: true })) return state.set(idle);
    if (bound.isTrapped()) return showErrors("refused", [], []);
    let isSent = false;
    try {
      const body = await bound.body();
      isSent = !env.isOffline();
      conclude(await transmit(body));
    } catch (error) {
      if ((error as Error).name === "AbortError") return state.set({ ...idle, outcome: "cancelled" });
      state.set({ ...idle, outcome: isSent && mayBeDone(error) ? "lost" : "refused", error });
    }
  }

  return loadable({
    state,
    /** Sets the form of the page; undefined: none. */
    attach: (bound: BoundForm | undefined) => void (form = bound),
    /** Checks and sends the form, or shows its errors. After a lost answer the visitor decides first. Never rejects. */
    async submit() {
      const { busy, outcome, attempts } = state.get();
      if (!form || busy || outcome === "sent") return;
      if (outcome === "lost") state.change({ attempts: attempts + 1 });
      else await send(form);
    },
    /** Sends the form again after a lost answer. */
    sendAgain: async () => {
      if (form && !state.get().busy) await send(form);
    },
    /** Removes the last outcome: the visitor has dismissed it, or fills in the next form. */
    dismiss: () => void (state.get().busy || state.set(idle)),
    /** Removes the error of a field that is valid now. */
    settle(name: string) {
      const known = state.get().errors;
      const errors = known.filter((error) => error.name !== name);
      if (errors.length === known.length) return;
      if (errors.length) state.change({ errors });
      else state.set(idle);
    },
    /** Moves the focus to a field. */
    show: (name: string) => form?.focus(name),
    cancel,
  });
}
