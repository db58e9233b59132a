import { own, type WidgetContext } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { type FieldError, fieldNotes, isEnabled } from "#shared/ui/index.ts";
import { errorOf } from "./check.markup.ts";
import { isChosen, otherOption, otherText, type Question } from "./questions.markup.ts";
import type { BoundSurvey, Dates, SurveyProps, SurveyTexts } from "./survey.types.ts";
import { answersOf, asWritten, fieldsOfForm, fillQuestions, restoreAnswers } from "./values.markup.ts";

interface Page {
  /** All of the survey, a form where it can be answered. */
  readonly root: HTMLElement;
  readonly questions: readonly Question[];
  /** Comes once it is known how dates are written. Never rejects. */
  readonly dates: Promise<Dates>;
  /** Shows what follows from answers that nobody has typed. */
  readonly refresh: () => void;
}

type Context = Pick<WidgetContext<SurveyProps, SurveyTexts>, "texts" | "props" | "lang">;

const hiddenValue = (root: HTMLElement, name: string): string =>
  own(root).querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`)?.value ?? "";

/** Blocks of questions that somebody has answered; they stay so while the element moves, or somebody edits the page. */
const answered = new WeakSet<Element>();

const isAnswered = ({ block }: Question): boolean => answered.has(block);

/** The page of a survey for the store, and what takes a sentence away once its question is right. */
export function createBoundSurvey(host: HTMLElement, page: Page, signal: AbortSignal, context: Context) {
  const { root, questions, refresh } = page;
  let dates = asWritten;
  void page.dates.then((known) => (dates = known));
  const notes = fieldNotes(host, signal);
  const texts = context.texts.get();
  const wrongOf = ({ controls }: Question): string => {
    for (const control of controls) {
      const wrong = isEnabled(control) ? errorOf(control, dates, texts) : "";
      if (wrong) return wrong;
    }
    return "";
  };
  /** @param said empty where the suite does not say what is wrong */
  const mark = (question: Question, said: string): FieldError => {
    const text = said || texts.invalid;
    const { id, label, controls, block } = question;
    // the text of another answer is validated only if that answer is chosen
    const option = otherOption(question);
    const idle = option && !isChosen(option) ? otherText(question) : undefined;
    const wrong = controls.filter((control) => control !== idle);
    if (controls[0]) notes.say(controls[0], text, wrong, block);
    return { name: id, label, text };
  };
  const clear = ({ controls }: Question) => controls[0] && notes.clear(controls[0]);

  const bound: BoundSurvey = {
    key: [context.props.get().submit, hiddenValue(root, "token"), hiddenValue(root, "page_id")].join("."),
    check() {
      questions.forEach(clear);
      return questions.flatMap((question) => {
        const wrong = wrongOf(question);
        return wrong ? [mark(question, wrong)] : [];
      });
    },
    refuse: (errors) => {
      const known = questions.filter(({ id }) => Object.hasOwn(errors, id)).map((each) => mark(each, errors[each.id]!));
      // the suite is of another opinion about what is on this page: it is told all the same
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
    showScores(scores) {
      for (const badge of own(root).querySelectorAll<HTMLElement>("[data-score-question]")) {
        const score = scores[badge.dataset["scoreQuestion"]!];
        if (score === undefined) continue;
        const before = badge.textContent;
        badge.textContent = fill(texts.score, { score: score.toLocaleString(context.lang) });
        untilAbort(signal, () => (badge.textContent = before));
      }
    },
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
    /** Somebody has answered a question; gives its id where that was wrong and can be read now. */
    settle(target: EventTarget | null): string | undefined {
      const question = questions.find(({ controls }) => controls.some((control) => control === target));
      if (question) answered.add(question.block);
      if (!question || !question.controls[0] || !notes.has(question.controls[0]) || wrongOf(question)) return undefined;
      clear(question);
      return question.id;
    },
  };
}
