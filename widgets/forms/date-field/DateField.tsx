import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import {
  type ControlProblem,
  entryMessage,
  Failure,
  type FormControl,
  formControl,
  hasPicker,
  useHost,
  writeEntry,
} from "#shared/ui/index.ts";
import { type DateFieldProps, type DateFieldStore, type DateFieldTexts, parseDay } from "./date-field.store.ts";
import { Picker } from "./Picker.tsx";

type View = WidgetView<DateFieldStore, DateFieldProps, DateFieldTexts>;

const flags = { none: "badInput", early: "rangeUnderflow", late: "rangeOverflow" } as const;

/** Returns why a form must not be sent with the text; undefined: it may. */
function problemOf({ store, props, texts }: View): ControlProblem | undefined {
  const { text, problem } = store.state.get();
  if (problem) return { flag: flags[problem], text: entryMessage(text, problem, store.rule(), texts) };
  return props.required && !text ? { flag: "valueMissing", text: texts.required } : undefined;
}

interface Control {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly control: RefObject<FormControl | null>;
  /** Text of the label; empty if the page has none. */
  readonly name: string;
}

/** Makes the host a control of its form, and writes what visitors type into the store. */
function useControl(host: HTMLElement, store: DateFieldStore, text: string): Control {
  const [name, setName] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const control = useRef<FormControl>(null);
  useLayoutEffect(() => {
    const end = new AbortController();
    control.current = formControl(host, end.signal, store.refuse);
    setName(control.current.label());
    return () => end.abort();
  }, [host, store]);
  // not React's listeners: React ignores values that scripts set, and calls `onChange` after each key
  useLayoutEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const input = field.current!;
    input.addEventListener("input", () => control.current!.choose(store.type(input.value)), { signal });
    input.addEventListener("change", store.commit, { signal });
    input.addEventListener(
      "keydown",
      ({ key, isComposing }) => {
        if (key === "Enter" && !isComposing) control.current!.send();
      },
      { signal },
    );
    return () => end.abort();
  }, [store]);
  useLayoutEffect(() => {
    if (field.current!.value !== text) field.current!.value = text;
  }, [text]);
  return { field, control, name };
}

/** Date field that the element draws itself, with a button for the browser's calendar. */
function OwnField({ host, ...view }: View & { readonly host: HTMLElement }) {
  const { store, props, texts, context } = view;
  const { text, invalid, isDisabled, error, loading } = useStore(store.state);
  const { field, control, name } = useControl(host, store, text);
  const problem = problemOf(view);
  // after each render: the typed date is a property of the host before it is rendered
  useLayoutEffect(() => {
    const value = parseDay(control.current!.value()) ?? "";
    control.current!.report(problem ? "" : value, problem, field.current);
  });

  const example = writeEntry(new Date().toISOString().slice(0, 10), store.rule());
  const message = invalid ? problem?.text : undefined;
  return (
    <div className="field">
      <div className="line">
        <input
          ref={field}
          part="input"
          type="text"
          placeholder={example}
          disabled={isDisabled}
          autoComplete="off"
          aria-label={name || texts.label}
          aria-required={props.required}
          aria-invalid={!!message}
          aria-describedby={message ? "error" : "hint"}
        />
        {hasPicker() && (
          <Picker field={field} rule={store.rule} label={texts.pick} isDisabled={isDisabled} onError={context.fail} />
        )}
      </div>
      <p id="hint" className="visually-hidden">
        {fill(texts.example, { date: example })}
      </p>
      {!!error && (
        <Failure
          text={fill(texts.unknownFormat, { date: example })}
          retryText={texts.retry}
          busy={loading}
          onRetry={store.retry}
        />
      )}
      <p id="error" className="error" part="error" role="alert">
        {message}
      </p>
    </div>
  );
}

/** Field of the page in its slot; draws its own field if the page has none. */
export function DateField(view: View) {
  const [host, setHost] = useState<HTMLElement | undefined>(undefined);
  const root = useHost<HTMLDivElement>((element) => {
    if (!element.querySelector("input")) setHost(element);
  });
  return <div ref={root}>{host ? <OwnField host={host} {...view} /> : <slot />}</div>;
}
