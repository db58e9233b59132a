import { type RefObject, useLayoutEffect, useRef } from "react";
import { bindPicker, type DateRule, lateStyles, openPicker, pickerCss } from "#shared/ui/index.ts";

const adopt = lateStyles(pickerCss);

export interface CalendarProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly rule: () => DateRule;
  /** How often somebody has asked for it: each time it opens. */
  readonly asked: number;
  /** Its code could not be loaded. */
  readonly onError: (error: unknown) => void;
}

/** The browser's own calendar for a field of text: a control that nobody sees opens it. */
export function Calendar({ field, rule, asked }: CalendarProps) {
  const native = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const end = new AbortController();
    adopt(native.current);
    bindPicker(field.current!, native.current!, rule, end.signal);
    return () => end.abort();
  }, [field, rule]);
  useLayoutEffect(() => openPicker(field.current!, native.current!, rule()), [asked, field, rule]);
  return <input ref={native} className="suite-date-native" tabIndex={-1} aria-hidden="true" autoComplete="off" />;
}
