import type { ReadPage } from "#shared/loaded/index.ts";
import type { FormProps, FormTexts } from "./form.types.ts";
import { type FieldRecord, type FormRecord, readForm } from "./suite-page.markup.ts";

interface FieldProps {
  readonly field: FieldRecord;
  /** Id of the list of suggestions. */
  readonly listId: string;
}

function Choices({ field: { name, label, type, required, choices } }: Pick<FieldProps, "field">) {
  const [first, ...others] = choices;
  const input = (value: string, isChosen: boolean) => (
    <input
      type={type}
      name={name}
      value={value}
      defaultChecked={isChosen}
      // one of the checkboxes has to be ticked, which the element checks
      required={required}
    />
  );
  if (first && !others.length)
    return (
      <label>
        {input(first.value, first.isChosen)} {label}
      </label>
    );
  return (
    <fieldset>
      <legend>{label}</legend>
      {choices.map(({ value, label: text, isChosen }) => (
        <label key={value}>
          {input(value, isChosen)} {text}
        </label>
      ))}
    </fieldset>
  );
}

function Control({ field, listId }: FieldProps) {
  const { name, type, value, required, multiple, attributes, choices, suggestions } = field;
  if (type === "textarea")
    return <textarea name={name} rows={4} required={required} defaultValue={value} {...attributes} />;
  if (type !== "select")
    return (
      <>
        <input
          type={type}
          name={name}
          required={required}
          multiple={multiple}
          list={suggestions.length ? listId : undefined}
          {...(value && { defaultValue: value })}
          {...attributes}
        />
        {suggestions.length > 0 && (
          <datalist id={listId}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        )}
      </>
    );
  const chosen = choices.filter(({ isChosen }) => isChosen).map((choice) => choice.value);
  return (
    <select name={name} required={required} multiple={multiple} defaultValue={multiple ? chosen : chosen[0]}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

/** Simple markup of a form. */
const LoadedForm = ({
  form: { action, fields, hidden, send },
  page,
  texts,
}: {
  readonly form: FormRecord;
  /** Path of the suite's page. */
  readonly page: string;
  readonly texts: FormTexts;
}) => (
  <form action={action} method="post" encType="multipart/form-data" data-page={page}>
    {hidden.map(([name, value]) => (
      <input key={name} type="hidden" name={name} defaultValue={value} />
    ))}
    {fields.map((field, index) =>
      /^(radio|checkbox)$/.test(field.type) ? (
        <Choices key={field.name} field={field} />
      ) : (
        <label key={`${field.name} ${index}`}>
          {field.label} <Control field={field} listId={`list-${index}`} />
        </label>
      ),
    )}
    <button type="submit">{send || texts.send}</button>
  </form>
);

/** Reads the first form on a page and draws its simple markup. The suite's page of thanks is not followed: the visitor stays. */
export const readPage: ReadPage<FormProps, FormTexts> = (nodes, { address, texts }) => {
  const form = readForm(nodes, address);
  if (!form) return undefined;
  const { model, forceAction } = form;
  return {
    props: { model, forceAction },
    content: <LoadedForm form={form} page={new URL(address).pathname} texts={texts} />,
  };
};
