/** @jsxImportSource hono/jsx */
import { tagOf } from "#demo/server/survey/records.ts";
import type { Survey, SurveyPage } from "#demo/server/survey/survey.types.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Matrix } from "./Matrix.tsx";
import { questionTexts } from "./texts.ts";

type Asked = SurveyPage["questions"][number];

interface AskedProps {
  visit: Visit;
  question: Asked;
  tag: string;
}

const DateBox = ({ question, tag }: Omit<AskedProps, "visit">) => (
  <div class="form-group">
    <div
      class="input-group date"
      data-target-input="nearest"
      id={`datetimepicker_${question.id}`}
      data-mindate={question.least}
      data-maxdate={question.most}
    >
      <input
        type="text"
        class="form-control datetimepicker-input"
        data-target={`#datetimepicker_${question.id}`}
        name={tag}
      />
      <div class="input-group-append" data-toggle="datetimepicker" data-target={`#datetimepicker_${question.id}`}>
        <div class="input-group-text">
          <i class="fa fa-calendar"></i>
        </div>
      </div>
    </div>
  </div>
);

const Dropdown = ({ visit, question, tag }: AskedProps) => (
  <div class="js_drop row">
    <div class="col-lg-12">
      <select class="form-control" name={tag}>
        <option disabled selected value="">
          {questionTexts(visit).choose}
        </option>
        {question.labels.map(({ id, title }) => (
          <option value={id}>{title}</option>
        ))}
        {question.comment === "answer" && (
          <option class="js_other_option" value="-1">
            {questionTexts(visit).other}
          </option>
        )}
      </select>
    </div>
    {question.comment && (
      <div class="col-lg-6">
        <input type="text" class="form-control" data-oe-survey-othert="1" name={`${tag}_comment`} />
      </div>
    )}
  </div>
);

const Comment = ({ visit, question, tag }: AskedProps) => {
  const isSimple = question.kind === "simple_choice";
  if (!question.comment) return null;
  return question.comment === "remark" ? (
    <div class="col-lg-12">
      <span>{questionTexts(visit).other}</span>
      <input type="text" class="form-control" data-oe-survey-othert="1" name={`${tag}_comment`} />
    </div>
  ) : (
    <div class={isSimple ? "js_comments col-lg-12" : "js_ck_comments col-lg-12"}>
      <label>
        <input type={isSimple ? "radio" : "checkbox"} value="-1" name={isSimple ? tag : `${tag}_-1`} />
        <span>{questionTexts(visit).other}</span>
      </label>
      <input type="text" class="form-control" name={`${tag}_comment`} />
    </div>
  );
};

const Choices = ({ visit, question, tag }: AskedProps) => {
  const isSimple = question.kind === "simple_choice";
  return (
    <div class={isSimple ? "row js_radio" : "row"}>
      {question.labels.map(({ id, title }) => (
        <div class="col-lg-12">
          <label>
            <input type={isSimple ? "radio" : "checkbox"} name={isSimple ? tag : `${tag}_${id}`} value={id} />
            <span>{title}</span>
          </label>
        </div>
      ))}
      <Comment visit={visit} question={question} tag={tag} />
    </div>
  );
};

const Field = ({ visit, question, tag }: AskedProps) => {
  switch (question.kind) {
    case "free_text":
      return <textarea class="form-control" rows={3} name={tag}></textarea>;
    case "textbox":
      return <input type="text" class="form-control" name={tag} />;
    case "numerical_box":
      return <input type="number" step="any" class="form-control" name={tag} />;
    case "date":
      return <DateBox question={question} tag={tag} />;
    case "matrix_simple":
    case "matrix_multiple":
      return <Matrix question={question} tag={tag} />;
    default:
      return question.dropdown ? (
        <Dropdown visit={visit} question={question} tag={tag} />
      ) : (
        <Choices visit={visit} question={question} tag={tag} />
      );
  }
};

interface QuestionProps {
  visit: Visit;
  survey: Survey;
  question: Asked;
  scored: boolean;
}

/** Question in built-in markup. */
export const Question = ({ visit, survey, question, scored }: QuestionProps) => {
  const tag = tagOf(survey, question);
  return (
    <div class="js_question-wrapper" id={tag}>
      <h2>
        <span>{question.title}</span>
        {question.required && <span class="text-danger">*</span>}
        {scored && <span class="badge badge-pill" data-score-question={question.id}></span>}
      </h2>
      <Field visit={visit} question={question} tag={tag} />
      <div class="js_errzone alert alert-danger" hidden role="alert"></div>
    </div>
  );
};
