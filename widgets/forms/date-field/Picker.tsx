import { useCallback, useState } from "react";
import { SuiteError } from "#shared/suite/index.ts";
import { Icon, icons, lazyView } from "#shared/ui/index.ts";
import type { CalendarProps } from "./Calendar.tsx";

interface PickerProps extends Pick<CalendarProps, "field" | "rule"> {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onError: (error: SuiteError) => void;
}

const Calendar = lazyView<CalendarProps>(() => import("./Calendar.tsx").then((module) => module.Calendar));

/** The button that opens the browser's calendar; its code comes with the first press. */
export function Picker({ field: fieldRef, rule, label, isDisabled, onError }: PickerProps) {
  const [asked, setAsked] = useState(0);
  const withoutCalendar = useCallback(
    (cause: unknown) => {
      // the next press asks for it again; until then the date is typed
      setAsked(0);
      fieldRef.current!.focus();
      onError(new SuiteError("network", "the code that opens the calendar could not be loaded", { cause }));
    },
    [fieldRef, onError],
  );
  return (
    <>
      <button
        className="tool"
        part="picker"
        type="button"
        aria-label={label}
        disabled={isDisabled}
        onPointerEnter={Calendar.preload}
        onFocus={Calendar.preload}
        onClick={() => setAsked(asked + 1)}
      >
        <Icon path={icons.calendar} />
      </button>
      {asked > 0 && <Calendar field={fieldRef} rule={rule} asked={asked} onError={withoutCalendar} />}
    </>
  );
}
