import type { TrackedChange } from "#shared/suite/contract/tracking-values.ts";
import css from "./changes.css";
import { lateStyles } from "./late-styles.ts";

export interface ChangesProps {
  readonly changes: readonly TrackedChange[];
  /** Called if the code could not be loaded. */
  readonly onError: (error: unknown) => void;
}

const adopt = lateStyles(css);

/** Changed fields of a message: the previous value, if any, and the new one. Part: changes. */
export const Changes = ({ changes }: ChangesProps) => (
  <ul ref={adopt} className="changes" part="changes">
    {changes.map(({ changed_field: field, old_value: before, new_value: now }, place) => (
      <li key={place}>
        <bdi>{field}</bdi>: {before && before !== now && <del dir="auto">{before}</del>} <ins dir="auto">{now}</ins>
      </li>
    ))}
  </ul>
);
