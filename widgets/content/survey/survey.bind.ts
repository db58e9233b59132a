import { own, type WidgetContext } from "#shared/element/index.ts";
import { isLoaded, type Loads } from "#shared/loaded/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { holdButtons, lendAttributes, onFields } from "#shared/ui/index.ts";
import { createBoundSurvey } from "./bound-survey.ts";
import type { DatePage } from "./dates.bind.ts";
import { bindEnter, bindScales, buttonOn } from "./keys.bind.ts";
import { nameQuestions } from "./names.markup.ts";
import { bindOthers } from "./others.bind.ts";
import { progressOf } from "./progress.markup.ts";
import { isDate, questionsIn } from "./questions.markup.ts";
import type { SurveyStore } from "./survey.store.ts";
import type { Dates, SurveyProps, SurveyTexts } from "./survey.types.ts";
import { asWritten } from "./values.markup.ts";

type Context = WidgetContext<SurveyProps, SurveyTexts>;

/** A page of a survey, for an element without markup. Its path comes from the store: a request for the start has an effect. */
export const loads: Loads<SurveyProps, SurveyTexts> = {
  markup: "form,fieldset,input,select,textarea,button,.js_surveyform,[data-question]",
  path: () => undefined,
  reader: () => import("./LoadedSurvey.tsx").then(({ readPage }) => readPage),
};

/** Disables the controls of a survey without a submit address, which is read-only. @see docs/reference/content.md#content-1 */
function lock(root: HTMLElement, signal: AbortSignal): void {
  const open = [...own(root).querySelectorAll<HTMLInputElement>("input,select,textarea,button")].filter(
    ({ disabled, type }) => !disabled && type !== "hidden",
  );
  for (const control of open) {
    lendAttributes(control, ["disabled"], signal);
    control.disabled = true;
  }
}

/** Turns off the browser's validation, which would prevent the element's. */
function takeOver(form: HTMLFormElement, signal: AbortSignal): void {
  lendAttributes(form, ["novalidate"], signal);
  own(form).noValidate = true;
}

/** Sends the page as the pressed button does, once the date format is known. */
function bindSubmit(form: HTMLFormElement, dates: Promise<Dates>, end: AbortSignal, store: SurveyStore): void {
  let hold: AbortController | undefined;
  const send = (button: HTMLButtonElement | undefined) => {
    if (end.aborted) return;
    void store.submit(button?.value ?? "");
    if (!button || !store.state.get().busy || hold) return;
    hold = new AbortController();
    holdButtons([button], button, hold.signal);
  };
  const release = () => {
    hold?.abort();
    hold = undefined;
  };
  own(form).addEventListener(
    "submit",
    (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const button = (event.submitter as HTMLButtonElement | null) ?? buttonOn(form);
      void dates.then(() => send(button));
    },
    { signal: end },
  );
  untilAbort(
    end,
    store.state.listen(({ busy }) => busy || release()),
    release,
  );
}

/** Resolves with the date format of a page; dates are sent as typed if the code for dates could not be loaded. */
async function datesOf(page: DatePage, end: AbortSignal, store: SurveyStore): Promise<Dates> {
  try {
    const { bindDates } = await store.loadDates();
    return end.aborted ? asWritten : await bindDates(page, end);
  } catch {
    return asWritten;
  }
}

/** Leads the visitor to the page that a press has loaded; the last page ends the participation. */
function enterPage(root: HTMLElement, store: SurveyStore): void {
  if (!own(root).querySelector("form")) store.end();
  if (store.takeNews()) own(root).querySelector<HTMLElement>("[part=title]")?.focus();
}

/** Binds the survey in a host and the store until the signal. */
export function bind(host: HTMLElement, end: AbortSignal, store: SurveyStore, context: Context): void {
  const root = host.querySelector<HTMLElement>("form") ?? host.querySelector<HTMLElement>(".js_surveyform") ?? host;
  const texts = context.texts.get();
  const questions = questionsIn(root);
  const isOpen = !!context.props.get().submit && own(root).localName === "form";
  const fields = questions.flatMap(({ controls }) => controls).filter(isDate);
  // most pages of a survey have no dates
  const dates = fields.length
    ? datesOf({ host, fields: isOpen ? fields : [], server: context.server, lang: context.lang, texts }, end, store)
    : Promise.resolve(asWritten);
  nameQuestions(questions, texts, end);
  const refresh = bindOthers(root, questions, end);
  const { bound, settle } = createBoundSurvey(host, { root, questions, dates, refresh }, end, context);
  if (!isOpen) lock(root, end);
  else {
    const form = root as HTMLFormElement;
    takeOver(form, end);
    bindScales(form, end);
    bindEnter(form, end);
    bindSubmit(form, dates, end, store);
    for (const name of ["input", "change"] as const)
      onFields(
        form,
        name,
        ({ target }) => {
          const id = settle(target);
          if (id !== undefined) store.settle(id);
          store.answered();
        },
        { signal: end },
      );
    window.addEventListener("pageshow", ({ persisted }) => persisted && store.endNavigation(), { signal: end });
  }
  store.attach({ ...bound, isLoaded: isLoaded(host) });
  store.progress.set(progressOf(host));
  if (isLoaded(host)) enterPage(host, store);
  untilAbort(end, () => store.attach(undefined));
}
