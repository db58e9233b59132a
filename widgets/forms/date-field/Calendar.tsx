import { type RefObject, useLayoutEffect, useRef } from "react";
import { bindPicker, type DateRule, lateStyles, openPicker, pickerCss } from "#shared/ui/index.ts";

const adopt = lateStyles(pickerCss);

export interface CalendarProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly rule: () => DateRule;
  /** Number of requests of the visitor; each one opens the calendar. */
  readonly requests: number;
  /** Handles a failure to load this code. */
  readonly onError: (error: unknown) => void;
}

/** Invisible date control of the browser, which opens its calendar for a text field. */
export function Calendar({ field, rule, requests }: CalendarProps) {
  const native = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const end = new AbortController();
    adopt(native.current);
    bindPicker(field.current!, native.current!, rule, end.signal);
    return () => end.abort();
  }, [field, rule]);
  useLayoutEffect(() => openPicker(field.current!, native.current!, rule()), [requests, field, rule]);
  return <input ref={native} className="suite-date-native" tabIndex={-1} aria-hidden="true" autoComplete="off" />;
}
