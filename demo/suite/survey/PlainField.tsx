/** @jsxImportSource hono/jsx */
import type { SurveyPage } from "#demo/server/survey/survey.types.ts";
import type { Visit } from "#demo/server/visit.ts";
import { matrixFields } from "./matrix-fields.ts";
import { questionTexts } from "./texts.ts";

interface AskedProps {
  visit: Visit;
  question: SurveyPage["questions"][number];
  tag: string;
}

const Radios = ({ visit, question, tag }: AskedProps) => (
  <>
    {question.labels.map(({ id, title }) => (
      <p>
        <label>
          <input type="radio" name={tag} value={id} required={question.required} /> {title}
        </label>
      </p>
    ))}
    {question.comment === "answer" && (
      <p>
        <label>
          <input type="radio" name={tag} value="-1" required={question.required} /> {questionTexts(visit).somethingElse}
          :
        </label>{" "}
        <input name={`${tag}_comment`} class="form-control" aria-label={questionTexts(visit).somethingElse} />
      </p>
    )}
  </>
);

const Dropdown = ({ visit, question, tag }: AskedProps) => (
  <p>
    <select name={tag} class="form-control" aria-label={question.title} required={question.required}>
      <option value="" disabled selected>
        {questionTexts(visit).choose}
      </option>
      {question.labels.map(({ id, title }) => (
        <option value={id}>{title}</option>
      ))}
      {question.comment === "answer" && <option value="-1">{questionTexts(visit).somethingElse}</option>}
    </select>{" "}
    {question.comment && (
      <input name={`${tag}_comment`} class="form-control" aria-label={questionTexts(visit).somethingElse} />
    )}
  </p>
);

const Checkboxes = ({ visit, question, tag }: AskedProps) => (
  <>
    {question.labels.map(({ id, title }) => (
      <p>
        <label>
          <input type="checkbox" name={`${tag}_${id}`} value={id} /> {title}
        </label>
      </p>
    ))}
    {question.comment && (
      <p>
        <label>
          {questionTexts(visit).somethingElse}: <input name={`${tag}_comment`} class="form-control" />
        </label>
      </p>
    )}
  </>
);

const Table = ({ question, tag }: Omit<AskedProps, "visit">) => {
  const { rows, columns, fieldOf } = matrixFields(question, tag);
  return (
    <div class="table-responsive">
      <table class="table">
        <thead>
          <tr>
            <td></td>
            {columns.map(({ title }) => (
              <th scope="col">{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              <th scope="row">{row.title}</th>
              {columns.map(({ id }) => (
                <td>
                  <input {...fieldOf(row.id, id)} required={question.required && question.kind === "matrix_simple"} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Question of each kind in simple markup, with the suite's field names. */
export const PlainField = ({ visit, question, tag }: AskedProps) => {
  const { kind, title, required, least, most } = question;
  switch (kind) {
    case "simple_choice":
      return question.dropdown ? (
        <Dropdown visit={visit} question={question} tag={tag} />
      ) : (
        <Radios visit={visit} question={question} tag={tag} />
      );
    case "multiple_choice":
      return <Checkboxes visit={visit} question={question} tag={tag} />;
    case "matrix_simple":
    case "matrix_multiple":
      return <Table question={question} tag={tag} />;
    case "free_text":
      return <textarea name={tag} class="form-control" rows={3} aria-label={title} required={required}></textarea>;
    case "date":
      return (
        <div class="input-group">
          <input
            name={tag}
            class="form-control"
            aria-label={title}
            data-mindate={least}
            data-maxdate={most}
            required={required}
          />
        </div>
      );
    case "numerical_box":
      return <input type="number" step="any" name={tag} class="form-control" aria-label={title} required={required} />;
    default:
      return <input type="text" name={tag} class="form-control" aria-label={title} required={required} />;
  }
};
