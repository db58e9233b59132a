import { custom } from "../element/index.ts";
import { parseMoment } from "./moment.ts";

/** An attribute with a day or a time; ms since 1970. */
export const moment = <O extends { readonly doc: string; readonly required?: true }>(options: O) =>
  custom<number, O>({
    parse: parseMoment,
    expected: "a day such as 2027-01-31, or a time such as 2027-01-31 18:00",
    ...options,
  });
