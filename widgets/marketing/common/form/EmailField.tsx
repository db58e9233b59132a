import { Icon, icons } from "#shared/ui/index.ts";

interface EmailFieldProps {
  /** Label of the field. A placeholder is not a label. */
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  /** Marks the field by styles and `aria-invalid`, without a message. */
  readonly invalid?: boolean;
  readonly disabled?: boolean;
  readonly part?: string;
  readonly onInput: (value: string) => void;
}

/** E-mail field named `email`; its form must be `noValidate`. Styles: `fieldCss`. */
export const EmailField = ({
  label,
  placeholder,
  value,
  invalid,
  disabled,
  part = "input",
  onInput,
}: EmailFieldProps) => (
  <label className="field" part="field">
    <span part="label">{label}</span>
    <input
      part={part}
      type="email"
      name="email"
      autoComplete="email"
      // an address runs from left to right in every language
      dir="ltr"
      // a disabled field cannot be scrolled
      title={disabled ? value : undefined}
      placeholder={placeholder}
      value={value}
      disabled={disabled}
      aria-invalid={invalid}
      onInput={(event) => onInput(event.currentTarget.value)}
    />
    {invalid && <Icon path={icons.alert} />}
  </label>
);
