import { type ReactNode, useMemo } from "react";

interface ClockProps {
  readonly lang: string;
  /** Remaining time in ms; negative values count as 0. */
  readonly left: number;
  /** Text that names the end. */
  readonly label: string;
}

/** Parts of every clock. */
export const clockParts = {
  clock: "Counters",
  unit: "Counter of one unit",
  number: "Number of a counter",
  name: "Unit of a counter",
  until: "Time of the end, with its time zone",
} as const;

/** CSS properties of every clock. */
export const clockProperties = {
  "--suite-clock-align": "Alignment of the counters in their line (`justify-content`)",
} as const;

/** Height of a clock: its borders, paddings and three lines (clock.css). */
export const clockSize = "calc(2px + 6.65em)";

/** Space reserved for a clock below the page author's content until the clock is rendered. */
export const waitingClock = `padding-block-end:${clockSize}`;

/** Units with their length in ms, and their number in the next larger unit. */
const units = [
  ["day", 86_400_000, Infinity],
  ["hour", 3_600_000, 24],
  ["minute", 60_000, 60],
  ["second", 1000, 60],
] as const;

type Unit = (typeof units)[number][0];

function createFormat(lang: string) {
  const digits = new Intl.NumberFormat(lang, { minimumIntegerDigits: 2, useGrouping: false });
  const names = Object.fromEntries(
    units.map(([unit]) => [unit, new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" })]),
  );
  return {
    number: (count: number): string => digits.format(count),
    /** Returns the name of a unit, such as `days` of `5 days`. */
    name: (unit: Unit, count: number): string =>
      names[unit]!.formatToParts(count).find(({ type }) => type === "unit")?.value ?? "",
  };
}

/** Days, hours, minutes and seconds; a screen reader reads them when asked. Parts: clock, unit, number, name, until. Styles: `clockCss`. */
export function Clock({ lang, left, label }: ClockProps): ReactNode {
  const format = useMemo(() => createFormat(lang), [lang]);
  return (
    <>
      <div className="clock" part="clock" role="timer" aria-label={label}>
        <div className="units">
          {units.map(([unit, size, most]) => {
            const count = Math.floor(Math.max(0, left) / size) % most;
            const name = format.name(unit, count);
            return (
              <span key={unit} className="unit" part="unit">
                <span className="number" part="number">
                  <b>{format.number(count)}</b>
                </span>{" "}
                {/* a new element for each text: a text of another width would count as a layout shift */}
                <span key={name} className="name" part="name">
                  {name}
                </span>
              </span>
            );
          })}
        </div>
      </div>
      <p className="until" part="until">
        {label}
      </p>
    </>
  );
}
