import type { StoreContext } from "#shared/element/index.ts";
import { storeState } from "#shared/state/index.ts";
import { connect, SuiteError } from "#shared/suite/index.ts";
import type { FieldError } from "#shared/ui/index.ts";
import { isRefused, readPrefill, readScores, submitSurvey } from "../api/survey.ts";
import { type Browser, thisBrowser } from "./browser.ts";
import type { BoundSurvey, SurveyProps, SurveyState } from "./survey.types.ts";

export const events = {
  "suite-survey-submit": "The page is about to be sent. Cancelable: it is not. detail: { button: string }",
  "suite-survey-error": "Answers are missing or cannot be read. detail: { fields: string[] }",
} as const;

export type SurveyStore = ReturnType<typeof createSurvey>;

const idle: SurveyState = { busy: false, errors: [], error: null, restored: false, isBare: false };

/** A page of a survey: answers of before, and those that are sent. */
export function createSurvey(context: StoreContext<SurveyProps, typeof events>, browser: Browser = thisBrowser) {
  const { props, server, editing, emit, signal } = context;
  const state = storeState(idle, context, ({ busy, errors, error }) => ({ busy, invalid: errors.length, error }));
  const client = connect(server);
  let form: BoundSurvey | undefined;
  let lastButton = "";

  /** Failures of these two are told to the console alone. */
  async function loadPrefill(bound: BoundSurvey, address: string): Promise<void> {
    const answers = await readPrefill(client, server, address).catch((error: unknown) => {
      browser.warn("Unable to load prefill data", error);
    });
    if (answers && form === bound) bound.fill(answers);
  }
  async function loadScores(bound: BoundSurvey, address: string): Promise<void> {
    const scores = await readScores(client, server, address).catch((error: unknown) => {
      browser.warn("Unable to load score data", error);
    });
    if (scores && form === bound) bound.showScores(scores);
  }

  function begin(bound: BoundSurvey): void {
    const { prefill, scores, resume, submit } = props.get();
    if (scores) void loadScores(bound, scores);
    if (prefill) void loadPrefill(bound, prefill);
    const draft = resume && submit ? browser.drafts.read(bound.key) : undefined;
    if (!draft) return;
    bound.restore(draft);
    state.change({ restored: true });
  }

  function refuse(errors: readonly FieldError[], ids: readonly string[]): void {
    state.set({ ...idle, errors });
    if (errors[0]) form?.focus(errors[0].name);
    emit("suite-survey-error", { fields: ids });
  }

  async function send(bound: BoundSurvey, button: string): Promise<void> {
    const address = props.get().submit;
    state.set({ ...idle, busy: true });
    try {
      const answer = await submitSurvey(client, server, address, bound.fields(button));
      if (signal.aborted) return;
      if (isRefused(answer)) {
        const texts = Object.entries(answer.errors).map(([id, text]) => [id, text || ""] as const);
        return refuse(bound.refuse(Object.fromEntries(texts)), Object.keys(answer.errors));
      }
      browser.drafts.write(bound.key, undefined);
      // the page is being edited, and unsaved edits would be lost
      if (editing.get()) return state.set(idle);
      if (!browser.navigate(answer.redirect))
        throw new SuiteError("contract", `${address} leads to ${answer.redirect}, which is no page`);
    } catch (error) {
      if (!signal.aborted) state.set({ ...idle, error });
    }
    return undefined;
  }

  async function submit(button: string): Promise<void> {
    if (!form || !props.get().submit || state.get().busy) return;
    const wrong = form.check();
    if (wrong.length)
      return refuse(
        wrong,
        wrong.map(({ name }) => name),
      );
    if (!emit("suite-survey-submit", { button }, { cancelable: true })) return;
    lastButton = button;
    await send(form, button);
  }

  return {
    state,
    /** From now on this form; undefined: none. */
    attach(bound: BoundSurvey | undefined) {
      form = bound;
      if (bound) begin(bound);
    },
    /** Sends the page as this button does. Never rejects. */
    submit,
    /** After it could not be sent. */
    retry: () => submit(lastButton),
    /** Nobody needs to know of the failure any more. */
    dismiss: () => state.change({ error: null }),
    /** Somebody has answered something. */
    answered() {
      const { resume, submit } = props.get();
      if (form && resume && submit) browser.drafts.write(form.key, form.answers());
    },
    /** A question is right now. */
    settle(id: string) {
      const errors = state.get().errors.filter(({ name }) => name !== id);
      if (errors.length !== state.get().errors.length) state.change({ errors });
    },
    /** The page has stayed, or was brought back as it was. */
    stay: () => state.get().busy && state.set(idle),
    /** The code that tells of problems did not come; it is asked for again with the next one. */
    strip(cause: unknown) {
      state.change({ isBare: true });
      context.fail(new SuiteError("network", "the code that tells of problems could not be loaded", { cause }));
    },
    show: (id: string) => form?.focus(id),
    /** @throws SuiteError, which the page hears of */
    loadDates: () =>
      browser.loadDates().catch((cause: unknown) => {
        throw new SuiteError("network", "the code that reads dates could not be loaded", { cause });
      }),
  };
}
