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

/** Button that opens the browser's calendar, whose code loads with the first press. */
export function Picker({ field: fieldRef, rule, label, isDisabled, onError }: PickerProps) {
  const [requests, setRequests] = useState(0);
  const withoutCalendar = useCallback(
    (cause: unknown) => {
      // the visitor can type the date; the next press loads the code again
      setRequests(0);
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
        onClick={() => setRequests(requests + 1)}
      >
        <Icon path={icons.calendar} />
      </button>
      {requests > 0 && <Calendar field={fieldRef} rule={rule} requests={requests} onError={withoutCalendar} />}
    </>
  );
}
