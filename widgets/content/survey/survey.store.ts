import { atom } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { loadedDocs } from "#shared/loaded/index.ts";
import { storeState } from "#shared/state/index.ts";
import { connect, SuiteError } from "#shared/suite/index.ts";
import type { FieldError } from "#shared/ui/index.ts";
import { isRefused, readPrefill, readScores, submitSurvey } from "../api/survey.ts";
import { createParticipation } from "./participation.ts";
import type { Progress } from "./progress.markup.ts";
import { type SurveyEnv, surveyEnv } from "./survey.env.ts";
import type { BoundSurvey, SurveyProps, SurveyState } from "./survey.types.ts";

export const events = {
  ...loadedDocs.events,
  "suite-survey-submit": "Before a page is sent. Cancelable: the page is not sent. detail: { button: string }",
  "suite-survey-error": "Answers are missing or unreadable. detail: { fields: string[] }",
} as const;

type Context = StoreContext<SurveyProps, typeof events>;

export type SurveyStore = ReturnType<typeof createSurvey>;

const idle: SurveyState = { busy: false, errors: [], error: null, restored: false, isBare: false, isMissing: false };

const createState = (context: Context) =>
  storeState(idle, context, ({ busy, errors, error, isMissing }) => ({
    busy,
    invalid: errors.length,
    error,
    missing: isMissing,
  }));

/**
 * Returns functions that send a page.
 * @param formOf returns the form at the time of the call
 * @param go shows the next page in place
 */
function createSending(
  { props, server, editing, emit, signal }: Context,
  env: SurveyEnv,
  state: ReturnType<typeof createState>,
  formOf: () => BoundSurvey | undefined,
  go: (address: string) => void,
) {
  let lastButton = "";
  /** True from the answer to a page until the next page, which the browser loads. */
  let isLeaving = false;

  function refuse(errors: readonly FieldError[], ids: readonly string[]): void {
    state.set({ ...idle, errors });
    if (errors[0]) formOf()?.focus(errors[0].name);
    emit("suite-survey-error", { fields: ids });
  }

  async function send(form: BoundSurvey, button: string): Promise<void> {
    const address = props.get().submit;
    state.set({ ...idle, busy: true });
    try {
      const answer = await submitSurvey(connect(server), server, address, form.fields(button));
      if (signal.aborted) return;
      if (isRefused(answer)) {
        const texts = Object.entries(answer.errors).map(([id, text]) => [id, text || ""] as const);
        return refuse(form.refuse(Object.fromEntries(texts)), Object.keys(answer.errors));
      }
      env.drafts.write(form.key, undefined);
      // the page is being edited, and unsaved edits would be lost
      if (editing.get()) return state.set(idle);
      if (form.isLoaded) {
        state.set(idle);
        return go(answer.redirect);
      }
      isLeaving = env.navigate(answer.redirect);
      if (!isLeaving) throw new SuiteError("contract", `${address} leads to ${answer.redirect}, which is no page`);
    } catch (error) {
      if (!signal.aborted) state.set({ ...idle, error });
    }
    return undefined;
  }

  /** Sends the page as a press on the button of this value does. Never rejects. */
  async function submit(button: string): Promise<void> {
    const form = formOf();
    if (!form || !props.get().submit || state.get().busy) return;
    const errors = form.check();
    if (errors.length)
      return refuse(
        errors,
        errors.map(({ name }) => name),
      );
    if (!emit("suite-survey-submit", { button }, { cancelable: true })) return;
    lastButton = button;
    await send(form, button);
  }

  return {
    submit,
    /** Sends the page again after a failure. */
    retry: () => submit(lastButton),
    /** Ends the busy state when the browser has restored the page; while an answer is awaited, nothing else is sent. */
    endNavigation() {
      if (isLeaving) state.set(idle);
      isLeaving = false;
    },
  };
}

/** Page of a survey: shows earlier answers and sends new ones. */
export function createSurvey(context: Context, env: SurveyEnv = surveyEnv) {
  const { props, server } = context;
  const state = createState(context);
  const client = connect(server);
  const participation = createParticipation({ ...context, env, report: state.change });
  /** Page number and number of pages; undefined if the page has none. */
  const progress = atom<Progress | undefined>();
  let form: BoundSurvey | undefined;

  /** @see docs/reference/content.md#content-7 */
  function begin(bound: BoundSurvey): void {
    const { prefill, scores, resume, submit } = props.get();
    const warn = (text: string) => (error: unknown) => env.warn(text, error);
    if (scores)
      void readScores(client, server, scores).then(
        (points) => form === bound && bound.showScores(points),
        warn("Unable to load score data"),
      );
    if (prefill)
      void readPrefill(client, server, prefill).then(
        (answers) => form === bound && bound.fill(answers),
        warn("Unable to load prefill data"),
      );
    const draft = resume && submit ? env.drafts.read(bound.key) : undefined;
    if (!draft) return;
    bound.restore(draft);
    state.change({ restored: true });
  }

  return {
    state,
    progress,
    ...participation,
    ...createSending(context, env, state, () => form, participation.go),
    /** Sets the form; undefined removes it. */
    attach(bound: BoundSurvey | undefined) {
      form = bound;
      if (bound) begin(bound);
    },
    /** Closes the message of a failure. */
    dismiss: () => state.change({ error: null }),
    /** Stores the draft after a visitor has answered a question. */
    answered() {
      const { resume, submit } = props.get();
      if (form && resume && submit) env.drafts.write(form.key, form.answers());
    },
    /** Removes the errors of a question whose answer is now valid. */
    settle(id: string) {
      const errors = state.get().errors.filter(({ name }) => name !== id);
      if (errors.length !== state.get().errors.length) state.change({ errors });
    },
    /** Shows problems without the summary, whose code could not be loaded; the next problem loads the code again. */
    strip(cause: unknown) {
      state.change({ isBare: true });
      context.fail(new SuiteError("network", "the code that tells of problems could not be loaded", { cause }));
    },
    show: (id: string) => form?.focus(id),
    /** @throws SuiteError, which the store has reported */
    loadDates: () =>
      env.loadDates().catch((cause: unknown) => {
        throw new SuiteError("network", "the code that reads dates could not be loaded", { cause });
      }),
  };
}
