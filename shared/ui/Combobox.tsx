import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { Spinner } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import * as icons from "./icons.ts";

/** Actions of a visitor, which a store of the element implements. */
export interface ComboboxControl {
  readonly type: (text: string) => void;
  readonly open: () => void;
  readonly close: () => void;
  /** Makes the option at an index `active`. */
  readonly reach: (index: number) => void;
  readonly choose: (index: number) => void;
  readonly clear: () => void;
}

export interface ComboboxProps {
  readonly label: string;
  /** Description of the expected text, below the field. */
  readonly hint: string;
  readonly placeholder: string;
  /** Unique in the element: prefix of ids. */
  readonly id: string;
  readonly value: string;
  readonly options: readonly { readonly key: string | number; readonly text: string }[];
  /** Index of the option that Enter chooses; -1 for none. */
  readonly active: number;
  readonly open: boolean;
  /** True while the text is being processed. */
  readonly busy: boolean;
  /** Text in the list while there are no options, such as that they are loading, or that there are none. */
  readonly empty: string;
  /** Message about a wrong text, below the field. */
  readonly problem?: string | undefined;
  readonly clearText: string;
  readonly control: ComboboxControl;
}

/** Responds to a key in the field: arrows move around both ends of the list. */
function pressKey(event: KeyboardEvent, { open, active, options: { length }, control }: ComboboxProps): void {
  const { key, altKey, nativeEvent } = event;
  // Enter also ends the composition of a Chinese or Japanese word
  if (nativeEvent.isComposing) return;
  const step = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  if (step) {
    if (open && altKey && step < 0) control.close();
    else if (!open) control.open();
    const next = active < 0 && step < 0 ? -1 : active + step;
    if (!altKey && length) control.reach((next + length) % length);
  } else if (key === "Enter" && open && active >= 0) control.choose(active);
  else if (key === "Escape" && open) control.close();
  else return;
  event.preventDefault();
  // keeps a dialog around the field open
  event.stopPropagation();
}

function List({ id, label, options, active, open, empty, control }: ComboboxProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    // scrolls the list, and the page as far as necessary
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <ul ref={list} className="list" part="list" id={`${id}-list`} role="listbox" aria-label={label} hidden={!open}>
      {options.map(({ key, text }, index) => (
        <li
          key={key}
          className="option"
          part="option"
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // keeps the focus in the field
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => control.choose(index)}
        >
          <bdi>{text}</bdi>
        </li>
      ))}
      {!options.length && (
        <li className="option" role="option" aria-disabled="true" aria-selected="false">
          {empty}
        </li>
      )}
    </ul>
  );
}

/**
 * Editable combobox of WAI-ARIA with a list of options. Parts: field, label, input, clear, list, option, hint, problem. Styles: `spinnerCss`,
 * `fieldCss`, `toolCss`, `comboboxCss`.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, id, value, active, open, busy, problem, clearText, control } = props;
  const note = problem ? "problem" : "hint";
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="field combobox" part="field">
      <label part="label" htmlFor={id}>
        {label}
      </label>
      <div className="box">
        <input
          ref={input}
          id={id}
          part="input"
          role="combobox"
          dir="auto"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
          aria-describedby={`${id}-${note}`}
          aria-invalid={!!problem}
          aria-busy={busy}
          placeholder={props.placeholder}
          value={value}
          onInput={(event) => control.type(event.currentTarget.value)}
          onClick={control.open}
          onBlur={control.close}
          onKeyDown={(event) => pressKey(event, props)}
        />
        {busy ? (
          <Spinner />
        ) : (
          value && (
            <button
              className="tool clear"
              part="clear"
              type="button"
              aria-label={`${clearText}: ${label}`}
              onClick={() => {
                control.clear();
                input.current!.focus();
              }}
            >
              <Icon path={icons.crossSmall} />
            </button>
          )
        )}
        <List {...props} />
      </div>
      <p className={note} part={problem ? "problem" : "hint"} id={`${id}-${note}`} role={problem && "alert"}>
        {problem || hint}
      </p>
    </div>
  );
}
