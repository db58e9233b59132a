import type { StoreContext } from "#shared/element/index.ts";
import { readDate } from "#shared/format/index.ts";
import { type StoreState, storeState, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { dateFormats } from "#shared/suite/language.ts";
import { type DateProblem, type DateRule, readEntry, writeEntry } from "#shared/ui/index.ts";
import type en from "../i18n/en.json";

export type DateFieldTexts = Readonly<typeof en.dateField>;

export const events = {
  change: "The visitor has changed the date. detail: { value: string }",
} as const;

/** Parses a day, or a day and a time, of the suite or of a control of the browser; returns the suite's notation. */
export const parseDay = (raw: string): string | undefined => {
  const text = raw
    .trim()
    .replace("T", " ")
    .replace(/^(\S+ \d\d:\d\d)$/, "$1:00");
  return readDate(text, "%Y-%m-%d") ?? readDate(text, "%Y-%m-%d %H:%M:%S");
};

export interface DateFieldProps {
  /** In the suite's format; empty: none. */
  readonly value: string;
  readonly kind: "date" | "datetime";
  readonly min: string;
  readonly max: string;
  /** Format of strftime; empty: the format of the page's language. */
  readonly format: string;
  readonly required: boolean;
}

interface DateFieldState {
  /** Text in the field. */
  readonly text: string;
  readonly problem: DateProblem | undefined;
  /** True while the problem is shown: the visitor has left the field, or the form was not sent. */
  readonly invalid: boolean;
  /** Format of strftime; empty until it is known. */
  readonly format: string;
  readonly isDisabled: boolean;
  /** Failure of the format; null if there is none. */
  readonly error: unknown;
  /** True while the format is being loaded. */
  readonly loading: boolean;
}

export type DateFieldStore = ReturnType<typeof createDateField>;

const initial: DateFieldState = {
  text: "",
  problem: undefined,
  invalid: false,
  format: "",
  isDisabled: false,
  error: null,
  loading: false,
};

/** Loads the format of the page's language, then calls `rewrite` at once. Never rejects. */
async function loadFormat(
  state: StoreState<DateFieldState>,
  { props, server, signal }: StoreContext<DateFieldProps>,
  rewrite: () => void,
): Promise<void> {
  state.change({ loading: true });
  try {
    const formats = await dateFormats(connect(server), server);
    if (signal.aborted) return;
    state.change({ format: formats[props.get().kind], loading: false, error: null });
    rewrite();
  } catch (error) {
    state.change({ loading: false, error });
  }
}

/** Date as text in the language's format; the value has the suite's format. */
export function createDateField(context: StoreContext<DateFieldProps, typeof events>) {
  const { props, lang, editing, signal, emit } = context;
  const state = storeState<DateFieldState>(
    { ...initial, format: props.get().format },
    context,
    ({ invalid, error }) => ({ invalid, error }),
  );
  /** Value of the text; null: the next value of the attribute is written, even if it is the same. */
  let own: string | null = null;

  const rule = (): DateRule => ({ ...props.get(), lang, format: props.get().format || state.get().format });
  const write = (value: string) => {
    own = value;
    const text = writeEntry(value, rule());
    state.change({ text, problem: readEntry(text, rule()).problem });
  };
  untilAbort(
    signal,
    props.subscribe(({ value }) => value !== own && write(value)),
  );
  // an incomplete text stays as the visitor typed it
  const load = () => void loadFormat(state, context, () => own && write(own));
  let isRequested = !!props.get().format;
  untilAbort(
    signal,
    editing.subscribe((isEditing) => {
      if (isEditing || isRequested) return;
      isRequested = true;
      load();
    }),
  );

  return {
    state,
    rule,
    /** Stores a typed text. Returns its value; empty if the text is no date. */
    type(text: string): string {
      const { value, problem } = readEntry(text, rule());
      own = value;
      state.change({ text, problem, invalid: state.get().invalid && !!problem });
      return value;
    },
    /** Handles the end of typing: writes the date in full, or marks the text as invalid. */
    commit() {
      const { problem } = state.get();
      if (problem) state.change({ invalid: true });
      else write(own ?? "");
      emit("change", { value: own ?? "" });
    },
    refuse: () => state.change({ invalid: true }),
    /** Handles a reset of the form, which sets the value next. */
    settle() {
      own = null;
      state.change({ invalid: false });
    },
    retry: load,
    disable: (isDisabled: boolean) => state.change({ isDisabled }),
  };
}
