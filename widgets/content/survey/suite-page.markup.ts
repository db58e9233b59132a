import { collapseSpace, own } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import { type Progress, progressOf } from "./progress.markup.ts";
import { isChoice, isDate, type Question, questionsIn } from "./questions.markup.ts";

/** Radio button or checkbox of an answer; in a table without a label. */
export interface ChoiceRecord {
  readonly kind: "choice";
  readonly type: string;
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly required: boolean;
}

interface ListRecord {
  readonly kind: "list";
  readonly name: string;
  readonly required: boolean;
  readonly options: readonly { readonly value: string; readonly label: string; readonly isEmpty: boolean }[];
}

interface TextRecord {
  readonly kind: "text" | "lines" | "date";
  readonly type: string;
  readonly name: string;
  /** Label of a text beside other answers; empty for the answer to the question. */
  readonly label: string;
  readonly required: boolean;
  /** Bounds of a date, and further attributes, by their names in React. */
  readonly attributes: Readonly<Record<string, string>>;
}

interface TableRecord {
  readonly kind: "table";
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly choices: readonly ChoiceRecord[] }[];
}

export type AnswerRecord = ChoiceRecord | ListRecord | TextRecord | TableRecord;

export interface QuestionRecord {
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  readonly answers: readonly AnswerRecord[];
}

/** Data of a page of a survey. */
export interface SurveyRecord {
  readonly title: string;
  readonly intro: string;
  /** Undefined for the last page, which has no questions. */
  readonly form:
    | {
        readonly submit: string;
        readonly prefill: string;
        readonly progress: Progress | undefined;
        readonly questions: readonly QuestionRecord[];
        /** Page and participation, for the suite. */
        readonly hidden: readonly (readonly [name: string, value: string])[];
        readonly buttons: readonly { readonly value: string; readonly text: string }[];
      }
    | undefined;
  /** Link to the answers, or to the sign-in. */
  readonly link: { readonly href: string; readonly text: string } | undefined;
}

const textOf = (node: Element | null | undefined): string => collapseSpace(node?.textContent);

const choiceOf = (control: HTMLInputElement): ChoiceRecord => ({
  kind: "choice",
  type: control.type,
  name: control.name,
  value: control.value,
  label: textOf(control.closest("label")),
  required: control.required,
});

const attributeNames = { min: "min", max: "max", step: "step", maxlength: "maxLength", placeholder: "placeholder" };

function textFieldOf(control: HTMLInputElement, label: string): TextRecord {
  const bounds = (control.closest<HTMLElement>("[data-mindate],[data-maxdate]") ?? control).dataset;
  const isLines = control.localName === "textarea";
  return {
    kind: isLines ? "lines" : isDate(control) ? "date" : "text",
    type: /^(number|email|url|tel)$/.test(control.type) ? control.type : "text",
    name: control.name,
    label,
    required: control.required,
    attributes: Object.fromEntries([
      ...Object.entries(attributeNames).flatMap(([name, prop]) => {
        const value = control.getAttribute(name);
        return value === null ? [] : [[prop, value]];
      }),
      ...(isDate(control)
        ? [
            ["data-date", ""],
            ["data-mindate", bounds["mindate"] ?? ""],
            ["data-maxdate", bounds["maxdate"] ?? ""],
          ]
        : []),
    ]) as Record<string, string>,
  };
}

const tableOf = (table: HTMLTableElement): TableRecord => ({
  kind: "table",
  columns: [...(table.tHead?.rows[0]?.cells ?? [])].slice(1).map(textOf),
  rows: [...(table.tBodies[0]?.rows ?? [])].map((row) => ({
    label: textOf(row.querySelector("th")),
    choices: [...row.querySelectorAll<HTMLInputElement>("td input[name]")].map(choiceOf),
  })),
});

/** Returns the answers to a question in their order. @see docs/reference/content.md#content-3 */
function answersIn({ id, block, controls }: Question): AnswerRecord[] {
  const tables = [...block.querySelectorAll("table")];
  const fields = controls.filter((control) => !control.closest("table"));
  return [
    ...tables.map(tableOf),
    ...fields.map((control): AnswerRecord => {
      if (isChoice(control)) return choiceOf(control);
      if (control instanceof HTMLSelectElement)
        return {
          kind: "list",
          name: (control as HTMLSelectElement).name,
          required: (control as HTMLSelectElement).required,
          options: [...(control as HTMLSelectElement).options].map(({ value, text, disabled }) => ({
            value,
            label: text,
            isEmpty: disabled,
          })),
        };
      const beside =
        control.name === id ? "" : textOf(control.closest("label")) || textOf(control.previousElementSibling);
      return textFieldOf(control, beside);
    }),
  ];
}

function formOf(form: HTMLFormElement, page: Element): SurveyRecord["form"] {
  const read = (name: string) => own(form).getAttribute(`data-${name}`) ?? "";
  const shown = page.querySelectorAll(".o_page_header > p > span");
  const written = progressOf(form);
  const progress = { page: Number(shown[0]?.textContent), pages: Number(shown[1]?.textContent) };
  return {
    submit: read("submit"),
    prefill: read("prefill"),
    progress: written ?? (progress.page >= 1 && progress.pages >= progress.page ? progress : undefined),
    questions: questionsIn(form).map((question) => ({ ...question, answers: answersIn(question) })),
    hidden: [...own(form).querySelectorAll<HTMLInputElement>("input[type=hidden]")].flatMap(({ name, value }) =>
      /^(page_id|token)$/.test(name) ? [[name, value] as const] : [],
    ),
    buttons: [...own(form).querySelectorAll<HTMLButtonElement>("button[name=button_submit]")].map((button) => ({
      value: button.value,
      text: textOf(button),
    })),
  };
}

/** Reads a page of a survey. Returns undefined for another page. @param address base of relative addresses */
export function readSurvey(page: Element, address: string): SurveyRecord | undefined {
  const form = page.querySelector<HTMLFormElement>("form.js_surveyform[data-submit]");
  const end = page.querySelector(".jumbotron");
  const part = form ? page.querySelector(".o_page_header") : end;
  if (!form && !end) return undefined;
  const link = form ? null : end!.querySelector("a[href*='/survey/'],a[href*='/web/login']");
  const href = link && safeWebUrl(link.getAttribute("href")!, address);
  const lines = [...(part?.querySelectorAll(form ? ".oe_no_empty" : ":scope > div,:scope > p") ?? [])];
  return {
    title: textOf(part?.querySelector("h1")),
    intro: collapseSpace(
      lines
        .filter((line) => !line.contains(link))
        .map(textOf)
        .join(" "),
    ),
    form: form ? formOf(form, page) : undefined,
    link: href ? { href, text: textOf(link) } : undefined,
  };
}
