import type { ReactNode } from "react";
import { fill } from "#shared/i18n/index.ts";
import { isAllowed } from "../common/configurator/exclusions.ts";
import type { OptionChoices } from "./option-choices.ts";
import type { OptionalProductsTexts, OptionRow } from "./optional-products.types.ts";

interface RowProps {
  readonly row: OptionRow;
  readonly texts: OptionalProductsTexts;
  /** Returns an amount in the suite's format. */
  readonly amount: (row: OptionRow, value: number) => string;
}

/** Row with picture, name and price of a product. */
export const Product = ({
  row,
  amount,
  lines,
  children,
}: RowProps & { lines: readonly string[]; children: ReactNode }) => (
  <li className={row.parent ? "row nested" : "row"} part="row" data-template-id={row.templateId}>
    {row.image && <img src={row.image} alt="" width="64" height="64" />}
    <div className="text">
      <p id={`name-${row.templateId}`} className="name" part="name" dir="auto">
        {row.name}
      </p>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="note" dir="auto">
          {line}
        </p>
      ))}
    </div>
    <p className="price" part="price" aria-busy={row.busy}>
      {row.listPrice !== "" && <s>{typeof row.listPrice === "number" ? amount(row, row.listPrice) : row.listPrice}</s>}{" "}
      {amount(row, row.price)}
    </p>
    {children}
  </li>
);

interface ChoicesProps {
  readonly row: OptionRow;
  readonly choices: OptionChoices;
  readonly texts: OptionalProductsTexts;
}

/** Choices of an option's variant; an attribute with a single value has no list. */
const Choices = ({ row, choices, texts }: ChoicesProps) => (
  <>
    {row.attributes.map(({ name, values }, index) => {
      const chosen = values.find(({ id }) => id === row.chosen[index]);
      const others = row.chosen.filter((_, other) => other !== index);
      return (
        <div key={name} className="choice">
          {values.length > 1 && (
            <label className="field">
              <span>{name}</span>
              <select
                value={row.chosen[index]}
                onChange={({ currentTarget }) => choices.choose(row.templateId, index, Number(currentTarget.value))}
              >
                {values.map(({ id, name: value, extra }) => (
                  <option key={id} value={id}>
                    {isAllowed(row.exclusions, id, others)
                      ? `${value} ${extra && `(${extra})`}`
                      : fill(texts.excluded, { name: value })}
                  </option>
                ))}
              </select>
            </label>
          )}
          {chosen?.isCustom && (
            <label className="field">
              <span>{chosen.name}</span>
              <input
                value={row.texts[chosen.id] ?? ""}
                onInput={({ currentTarget }) => choices.write(row.templateId, chosen.id, currentTarget.value)}
              />
            </label>
          )}
        </div>
      );
    })}
  </>
);

/** Row of an option. */
export function Option({ choices, ...props }: RowProps & { choices: OptionChoices }) {
  const { row, texts } = props;
  const { templateId, isIn, isPossible } = row;
  return (
    <Product {...props} lines={[row.description]}>
      <div className="choices">
        <Choices row={row} choices={choices} texts={texts} />
      </div>
      <button
        className={`button quiet${isIn ? " in" : ""}`}
        part={isIn ? "button remove" : "button add"}
        type="button"
        aria-disabled={!isIn && !isPossible}
        aria-describedby={`name-${templateId}`}
        onClick={() => (isIn ? choices.remove : choices.add)(templateId)}
      >
        {isIn ? texts.remove : texts.add}
      </button>
      <p className="unavailable" role="status">
        {!isPossible && texts.unavailable}
      </p>
    </Product>
  );
}
