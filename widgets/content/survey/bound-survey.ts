import { own, type WidgetContext } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { type FieldError, fieldNotes, isEnabled } from "#shared/ui/index.ts";
import type { Scores } from "../api/survey.ts";
import { errorOf } from "./check.markup.ts";
import { isChosen, otherOption, otherText, type Question } from "./questions.markup.ts";
import type { BoundSurvey, Dates, SurveyProps, SurveyTexts } from "./survey.types.ts";
import { answersOf, asWritten, fieldsOfForm, fillQuestions, restoreAnswers } from "./values.markup.ts";

interface Page {
  /** Root of the survey; a form if the survey can be answered. */
  readonly root: HTMLElement;
  readonly questions: readonly Question[];
  /** Resolves once the date format is known. Never rejects. */
  readonly dates: Promise<Dates>;
  /** Updates the page after answers were written by code. */
  readonly refresh: () => void;
}

type Context = Pick<WidgetContext<SurveyProps, SurveyTexts>, "texts" | "props" | "lang">;

const hiddenValue = (root: HTMLElement, name: string): string =>
  own(root).querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`)?.value ?? "";

/** Blocks of the answered questions, kept while the element moves or the page is edited. */
const answered = new WeakSet<Element>();

const isAnswered = ({ block }: Question): boolean => answered.has(block);

/** Returns the first error of the controls of a question; empty if all are valid. @see docs/reference/content.md#content-12 */
function problemOf({ controls }: Question, dates: Dates, texts: SurveyTexts): string {
  for (const control of controls) {
    const problem = isEnabled(control) ? errorOf(control, dates, texts) : "";
    if (problem) return problem;
  }
  return "";
}

/** Shows errors beside the questions. */
function createMarks(host: HTMLElement, texts: SurveyTexts, signal: AbortSignal) {
  const notes = fieldNotes(host, signal);
  return {
    /** @param message empty if the server sent no reason */
    mark(question: Question, message: string): FieldError {
      const text = message || texts.invalid;
      const { id, label, controls, block } = question;
      // the text of another answer is validated only if that answer is chosen
      const option = otherOption(question);
      const idle = option && !isChosen(option) ? otherText(question) : undefined;
      const invalid = controls.filter((control) => control !== idle);
      if (controls[0]) notes.say(controls[0], text, invalid, block);
      return { name: id, label, text };
    },
    clear: ({ controls }: Question) => controls[0] && notes.clear(controls[0]),
    isMarked: ({ controls }: Question): boolean => !!controls[0] && notes.has(controls[0]),
  };
}

/** Writes the points into the badges of their questions, until the signal. @see docs/reference/content.md#content-6 */
function showScores(root: HTMLElement, scores: Scores, { texts, lang }: Context, signal: AbortSignal): void {
  for (const badge of own(root).querySelectorAll<HTMLElement>("[data-score-question]")) {
    const score = scores[badge.dataset["scoreQuestion"]!];
    if (score === undefined) continue;
    const before = badge.textContent;
    badge.textContent = fill(texts.get().score, { score: score.toLocaleString(lang) });
    untilAbort(signal, () => (badge.textContent = before));
  }
}

/** Returns the page of a survey for the store, and a function that clears the error of a question once its answer is valid. */
export function createBoundSurvey(host: HTMLElement, page: Page, signal: AbortSignal, context: Context) {
  const { root, questions, refresh } = page;
  let dates = asWritten;
  void page.dates.then((known) => (dates = known));
  const texts = context.texts.get();
  const { mark, clear, isMarked } = createMarks(host, texts, signal);

  const bound: Omit<BoundSurvey, "isLoaded"> = {
    key: [context.props.get().submit, hiddenValue(root, "token"), hiddenValue(root, "page_id")].join("."),
    check() {
      questions.forEach(clear);
      return questions.flatMap((question) => {
        const problem = problemOf(question, dates, texts);
        return problem ? [mark(question, problem)] : [];
      });
    },
    refuse: (errors) => {
      const known = questions.filter(({ id }) => Object.hasOwn(errors, id)).map((each) => mark(each, errors[each.id]!));
      // errors of questions that are not on this page are listed, too
      const ids = new Set(questions.map(({ id }) => id));
      const others = Object.entries(errors).filter(([id]) => !ids.has(id));
      return [...known, ...others.map(([id, text]) => ({ name: id, label: id, text: text || texts.invalid }))];
    },
    fields: (button) => ({
      ...fieldsOfForm(root as HTMLFormElement, questions, dates),
      ...(button && { button_submit: button }),
    }),
    fill: (prefill) =>
      void page.dates.then((known) => {
        if (signal.aborted) return;
        fillQuestions(
          questions.filter((question) => !isAnswered(question)),
          prefill,
          known,
        );
        refresh();
      }),
    showScores: (scores) => showScores(root, scores, context, signal),
    answers: () => answersOf(questions.filter(isAnswered)),
    restore(answers) {
      for (const { block, controls } of questions)
        if (controls.some(({ name }) => Object.hasOwn(answers, name))) answered.add(block);
      restoreAnswers(questions, answers);
      refresh();
    },
    focus: (id) =>
      questions
        .find((each) => each.id === id)
        ?.controls.find(isEnabled)
        ?.focus(),
  };
  return {
    bound,
    /** Marks the question of a control as answered. Returns the question's id if its error is now fixed. */
    settle(target: EventTarget | null): string | undefined {
      const question = questions.find(({ controls }) => controls.some((control) => control === target));
      if (question) answered.add(question.block);
      if (!question || !isMarked(question) || problemOf(question, dates, texts)) return undefined;
      clear(question);
      return question.id;
    },
  };
}
