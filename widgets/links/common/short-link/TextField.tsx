import type { KeyboardEvent, RefObject } from "react";

interface TextFieldProps {
  /** Label of the field; `hideLabel` leaves it to screen readers. */
  readonly label: string;
  readonly hideLabel?: boolean;
  /** Unique in the element; ids of the input and of its problem derive from it. */
  readonly id: string;
  readonly value: string;
  /** Message about an invalid value, below the field; empty or absent for none. */
  readonly problem?: string | undefined;
  readonly placeholder?: string;
  /** Keys of the on-screen keyboard. */
  readonly inputMode?: "url" | "text";
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly onInput: (value: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** Field for a value that runs from left to right in every language: an address, a code. Parts: field, label, input, problem. Styles: `fieldCss`. */
export const TextField = ({
  label,
  hideLabel,
  id,
  value,
  problem,
  placeholder,
  inputMode,
  inputRef,
  onInput,
  onKeyDown,
}: TextFieldProps) => (
  <div className="field" part="field">
    <label className={hideLabel ? "visually-hidden" : undefined} part="label" htmlFor={id}>
      {label}
    </label>
    <input
      ref={inputRef}
      id={id}
      part="input"
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck="false"
      inputMode={inputMode}
      placeholder={placeholder}
      value={value}
      aria-invalid={!!problem}
      aria-describedby={problem ? `${id}-problem` : undefined}
      onInput={(event) => onInput(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
    {problem && (
      <p className="problem" part="problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
    )}
  </div>
);
