/** Error of a field. */
export interface FieldError {
  readonly name: string;
  /** Name of the field for visitors. */
  readonly label: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly errors: readonly FieldError[];
  readonly text: string;
  readonly onChoose: (name: string) => void;
}

/** List of all errors, each with a link to its field. Parts: summary, field-link. Styles: `summaryCss`. */
export const ErrorSummary = ({ errors, text, onChoose }: ErrorSummaryProps) => (
  <div className="summary" part="summary">
    <p role="alert">{text}</p>
    <ul>
      {errors.map(({ name, label, text: wrong }) => (
        <li key={name}>
          <button type="button" part="field-link" onClick={() => onChoose(name)}>
            <bdi>{label}</bdi>
          </button>{" "}
          <bdi>{wrong}</bdi>
        </li>
      ))}
    </ul>
  </div>
);
