import type { StoreContext } from "#shared/element/index.ts";
import { readDate } from "#shared/format/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { dateFormats } from "#shared/suite/language.ts";
import { type DateProblem, type DateRule, readEntry, writeEntry } from "#shared/ui/index.ts";
import type en from "../i18n/en.json";

export type DateFieldTexts = Readonly<typeof en.dateField>;

export const events = {
  change: "A person has changed the date. detail: { value: string }",
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
  /** As the suite keeps it; empty: none. */
  readonly value: string;
  readonly kind: "date" | "datetime";
  readonly min: string;
  readonly max: string;
  /** Of strftime; empty: the one of the page's language. */
  readonly format: string;
  readonly required: boolean;
}

interface DateFieldState {
  /** What stands in the field. */
  readonly text: string;
  readonly problem: DateProblem | undefined;
  /** What is wrong is said: somebody has left the field, or the form was not sent. */
  readonly invalid: boolean;
  /** Of strftime; empty while nobody has said it. */
  readonly format: string;
  readonly isDisabled: boolean;
  /** Why the suite has not said how dates are written. */
  readonly error: unknown;
  /** It is asked. */
  readonly isAsking: boolean;
}

export type DateFieldStore = ReturnType<typeof createDateField>;

/** Date as text in the language's format; the value has the suite's format. */
export function createDateField(context: StoreContext<DateFieldProps, typeof events>) {
  const { props, server, lang, editing, signal, emit } = context;
  const state = storeState<DateFieldState>(
    {
      text: "",
      problem: undefined,
      invalid: false,
      format: props.get().format,
      isDisabled: false,
      error: null,
      isAsking: false,
    },
    context,
    ({ invalid, error }) => ({ invalid, error }),
  );
  /** The value that stands in the field; null: it is to be written anew. */
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
  async function ask() {
    state.change({ isAsking: true });
    try {
      const formats = await dateFormats(connect(server), server);
      if (signal.aborted) return;
      state.change({ format: formats[props.get().kind], isAsking: false, error: null });
      // what a visitor is writing stays
      if (own) write(own);
    } catch (error) {
      state.change({ isAsking: false, error });
    }
  }
  let isAsked = !!props.get().format;
  untilAbort(
    signal,
    editing.subscribe((isEditing) => {
      if (isEditing || isAsked) return;
      isAsked = true;
      void ask();
    }),
  );

  return {
    state,
    rule,
    /** Somebody writes. Gives the value that it comes to, empty for what is no date. */
    type(text: string): string {
      const { value, problem } = readEntry(text, rule());
      own = value;
      state.change({ text, problem, invalid: state.get().invalid && !!problem });
      return value;
    },
    /** They have left the field. */
    commit() {
      const { problem } = state.get();
      if (problem) state.change({ invalid: true });
      else write(own ?? "");
      emit("change", { value: own ?? "" });
    },
    refuse: () => state.change({ invalid: true }),
    /** The form was reset: its value comes next. */
    settle() {
      own = null;
      state.change({ invalid: false });
    },
    retry: () => void ask(),
    disable: (isDisabled: boolean) => state.change({ isDisabled }),
  };
}
