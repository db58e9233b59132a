/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { En } from "#demo/common/Stage.tsx";
import { fill } from "#demo/common/texts/index.ts";
import type { Field } from "./fields.ts";
import { isModel } from "./records.ts";
import type { BuildTexts } from "./texts.ts";

export const ChoiceField = ({
  name,
  label,
  value,
  options,
}: {
  name: string;
  label: Child;
  value: string;
  options: readonly (readonly [value: string, text: string, lang?: string])[];
}) => (
  <label class="build-field">
    <span>{label}</span>
    <select name={name}>
      {options.map(([key, text, lang]) => (
        <option value={key} selected={key === value} lang={lang}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

interface ControlProps {
  readonly field: Field;
  readonly value: string;
  readonly isOn: boolean;
  readonly isWrong: boolean;
  readonly t: BuildTexts;
}

const Control = ({ field, value, isOn, isWrong, t }: ControlProps) => {
  const { name, kind, options } = field;
  const common = {
    id: name,
    name,
    "aria-describedby": `${name}-doc ${name}-problem`,
    "aria-invalid": isWrong ? ("true" as const) : undefined,
  };
  if (kind === "flag") return <input {...common} type="checkbox" value="on" checked={isOn} />;
  if (kind === "choice")
    return (
      <select {...common}>
        <option value="">{field.default ? fill(t.defaultChoice, { value: field.default }) : t.noChoice}</option>
        {options.map((option) => (
          <option value={option} selected={option === value} lang="en">
            {option}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...common}
      value={value}
      placeholder={field.default}
      list={isModel(field) ? "build-models" : undefined}
      inputmode={kind === "text" ? undefined : kind === "integer" ? "numeric" : "decimal"}
      dir="auto"
      autocomplete="off"
      spellcheck={false}
    />
  );
};

/** Search box that finds a record by its name and writes its id into the field (`find-record.ts`). It is not submitted. */
const Finder = ({ name, t }: { name: string; t: BuildTexts }) => (
  <div class="build-finder">
    <input
      type="search"
      list={`${name}-found`}
      placeholder={t.find}
      aria-label={fill(t.findFor, { attribute: name })}
      autocomplete="off"
      data-find={name}
      data-found={t.found}
    />
    <datalist id={`${name}-found`}></datalist>
  </div>
);

/** Field of the form, with its meaning and its problem. */
export const AttributeField = (
  props: ControlProps & { readonly problem: string | undefined; readonly canFind: boolean; readonly isByHand: boolean },
) => {
  const { field, problem, canFind, isByHand, t } = props;
  return (
    <div class={field.kind === "flag" ? "build-field build-flag" : "build-field"}>
      <label for={field.name}>
        <code dir="ltr">{field.name}</code>
        {field.required && <span class="build-required">{t.required}</span>}
      </label>
      <Control {...props} />
      {canFind && <Finder name={field.name} t={t} />}
      {isByHand && <p class="build-doc">{canFind ? t.findSome : t.findNone}</p>}
      <p id={`${field.name}-doc`} class="build-doc">
        <En>{field.doc || field.default}</En>
      </p>
      <p id={`${field.name}-problem`} class="build-problem" data-problem={field.name}>
        {problem}
      </p>
    </div>
  );
};
