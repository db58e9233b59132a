import type { WidgetContext } from "../../../shared/element/index.ts";
import { untilAbort } from "../../../shared/state/index.ts";
import { whileBrowsing } from "../../../shared/ui/index.ts";
import { addPicker } from "../../../shared/ui/date-entry/index.ts";
import { createRules } from "./dates.ts";
import { createDrivenSurvey } from "./driven-survey.ts";
import { driveScales } from "./keys.drive.ts";
import { nameQuestions } from "./names.markup.ts";
import { driveOther } from "./others.drive.ts";
import { isDate, questionsIn } from "./questions.markup.ts";
import type { SurveyStore } from "./survey.store.ts";
import type { SurveyTexts } from "./survey.strings.ts";
import type { SurveyProps } from "./survey.types.ts";
import type { RuleOf } from "./values.markup.ts";

type Context = WidgetContext<SurveyProps, SurveyTexts>;

/** Without a submit address nobody answers it (behaviour/survey.md item 3). */
function lock(root: HTMLElement, signal: AbortSignal): void {
  const open = [...root.querySelectorAll<HTMLInputElement>("input,select,textarea,button")].filter(
    ({ disabled, type }) => !disabled && type !== "hidden",
  );
  for (const control of open) control.disabled = true;
  signal.addEventListener("abort", () => open.forEach((control) => (control.disabled = false)));
}

/** The element says what is wrong; the browser would not let it. */
function takeOver(form: HTMLElement, signal: AbortSignal): void {
  if (form.hasAttribute("novalidate")) return;
  form.setAttribute("novalidate", "");
  signal.addEventListener("abort", () => form.removeAttribute("novalidate"));
}

function bind(
  host: HTMLElement,
  root: HTMLElement,
  rules: RuleOf,
  end: AbortSignal,
  store: SurveyStore,
  context: Context,
) {
  const texts = context.texts.get();
  const questions = questionsIn(root);
  const isOpen = !!context.props.get().submit && root.localName === "form";
  nameQuestions(questions, texts, end);
  const shown = questions.map((question) => driveOther(question, end));
  const refresh = () => shown.forEach((show) => show());
  const { driven, settle } = createDrivenSurvey(host, { root, questions, ruleOf: rules, refresh }, end, context);
  if (!isOpen) lock(root, end);
  else {
    takeOver(root, end);
    driveScales(root, end);
    for (const control of questions.flatMap(({ controls }) => controls).filter(isDate))
      addPicker(host, control, texts.pick, () => rules(control), end);
    root.addEventListener(
      "submit",
      (event) => {
        if (event.defaultPrevented) return;
        event.preventDefault();
        const button = event.submitter as HTMLButtonElement | null;
        void store.submit(button?.value ?? "");
      },
      { signal: end },
    );
    for (const name of ["input", "change"] as const)
      root.addEventListener(
        name,
        ({ target }) => {
          const id = settle(target);
          if (id !== undefined) store.settle(id);
          store.answered();
        },
        { signal: end },
      );
    window.addEventListener("pageshow", ({ persisted }) => void (persisted && store.stay()), { signal: end });
  }
  store.attach(driven);
  untilAbort(end, () => store.attach(undefined));
}

/** What is pressed before the format of dates is known waits for it. Gives what lets it go. */
function holdPresses(root: HTMLElement, signal: AbortSignal): () => void {
  const hold = new AbortController();
  let pressed: HTMLElement | null | undefined;
  root.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      pressed = event.submitter;
    },
    { signal: AbortSignal.any([hold.signal, signal]) },
  );
  return () => {
    hold.abort();
    if (pressed === undefined || signal.aborted) return;
    HTMLFormElement.prototype.requestSubmit.call(root as HTMLFormElement, pressed);
  };
}

/** Binds the survey in a host and the store, while nobody edits the page. */
export function drive(host: HTMLElement, signal: AbortSignal, store: SurveyStore, context: Context): void {
  whileBrowsing(signal, context.editing, (end) => {
    const root = host.querySelector<HTMLElement>("form") ?? host.querySelector<HTMLElement>(".js_surveyform") ?? host;
    const start = (rules: RuleOf) => end.aborted || bind(host, root, rules, end, store, context);
    if (!questionsIn(root).some(({ controls }) => controls.some(isDate)))
      return void start(() => ({ format: "", kind: "date", min: "", max: "" }));
    const release = holdPresses(root, end);
    void createRules(context.server).then((rules) => {
      start(rules);
      release();
    }, context.fail);
  });
}
