import { fill } from "#shared/i18n/index.ts";
import type { ReadPage } from "#shared/loaded/index.ts";
import { lateStyles } from "#shared/ui/index.ts";
import css from "./loaded-survey.css";
import {
  type AnswerRecord,
  type ChoiceRecord,
  type QuestionRecord,
  readSurvey,
  type SurveyRecord,
} from "./suite-page.markup.ts";
import type { SurveyProps, SurveyTexts } from "./survey.types.ts";

const Choice = ({ choice: { type, name, value, required } }: { readonly choice: ChoiceRecord }) => (
  <input type={type} name={name} value={value} required={required} />
);

const Table = ({ table: { columns, rows } }: { readonly table: Extract<AnswerRecord, { kind: "table" }> }) => (
  <div className="table" tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th> </th>
          {columns.map((column, index) => (
            <th key={index} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, choices }, index) => (
          <tr key={index}>
            <th scope="row">{label}</th>
            {choices.map((choice) => (
              <td key={`${choice.name} ${choice.value}`}>
                <Choice choice={choice} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function Answer({ answer }: { readonly answer: AnswerRecord }) {
  switch (answer.kind) {
    case "table":
      return <Table table={answer} />;
    case "choice":
      return (
        <label>
          <Choice choice={answer} /> {answer.label}
        </label>
      );
    case "list":
      return (
        <select name={answer.name} required={answer.required} defaultValue="">
          {answer.options.map(({ value, label, isEmpty }) => (
            <option key={value} value={value} disabled={isEmpty}>
              {label}
            </option>
          ))}
        </select>
      );
    default: {
      const { kind, type, name, label, required, attributes } = answer;
      const named = { name, required, ...attributes, "aria-label": label || undefined };
      return kind === "lines" ? <textarea rows={3} {...named} /> : <input type={type} {...named} />;
    }
  }
}

const Question = ({ question: { id, label, required, answers } }: { readonly question: QuestionRecord }) => (
  <fieldset data-question={id}>
    <legend>
      {label}
      {required && (
        <span className="text-danger" aria-hidden="true">
          {" *"}
        </span>
      )}
    </legend>
    {answers.map((answer, index) => (
      <Answer key={index} answer={answer} />
    ))}
  </fieldset>
);

interface PageProps {
  readonly page: SurveyRecord;
  readonly texts: SurveyTexts;
}

function Form({ page, texts }: PageProps) {
  const { progress, questions, hidden, buttons } = page.form!;
  return (
    <form method="post">
      {progress && (
        <p data-page={progress.page} data-pages={progress.pages}>
          {fill(texts.page, { page: String(progress.page), pages: String(progress.pages) })}
        </p>
      )}
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      {questions.map((question) => (
        <Question key={question.id} question={question} />
      ))}
      <p>
        {buttons.map(({ value, text }) => (
          <button key={value} name="button_submit" value={value}>
            {text}
          </button>
        ))}
      </p>
    </form>
  );
}

/** Simple markup of a page of a survey, or of its end. */
const LoadedSurvey = ({ page, texts }: PageProps) => (
  <div ref={lateStyles(css)}>
    <h3 part="title" tabIndex={-1}>
      {page.title}
    </h3>
    {page.intro && (
      <p part="intro" dir="auto">
        {page.intro}
      </p>
    )}
    {page.form && <Form page={page} texts={texts} />}
    {page.link && (
      <p>
        <a part="review" href={page.link.href}>
          {page.link.text}
        </a>
      </p>
    )}
  </div>
);

/** Reads a page of a survey and draws its simple markup. */
export const readPage: ReadPage<SurveyProps, SurveyTexts> = (nodes, { address, texts }) => {
  const page = readSurvey(nodes, address);
  return (
    page && {
      props: page.form ? { submit: page.form.submit, prefill: page.form.prefill, resume: true } : {},
      content: <LoadedSurvey page={page} texts={texts} />,
    }
  );
};
