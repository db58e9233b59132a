import { custom } from "../../../../shared/element/index.ts";
import { parseMoment } from "./moment.ts";

/** An attribute with a day or a time; ms since 1970. */
export const moment = (options: { readonly doc: string; readonly required?: true }) =>
  custom({
    parse: parseMoment,
    expected: "a day such as 2027-01-31, or a time such as 2027-01-31 18:00",
    ...options,
  });
