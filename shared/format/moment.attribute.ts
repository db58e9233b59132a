import { custom } from "../element/index.ts";
import { parseEnd, parseMoment } from "./moment.ts";

interface Options {
  readonly doc: string;
  readonly required?: true;
}

const attribute = <O extends Options>(parse: typeof parseMoment, options: O) =>
  custom<number, O>({
    parse,
    expected: "a day such as 2027-01-31, or a time such as 2027-01-31 18:00",
    ...options,
  });

/** An attribute with a day or a time; ms since 1970. */
export const moment = <O extends Options>(options: O) => attribute(parseMoment, options);

/** An attribute with the last day of something, or the time of its end; ms since 1970. */
export const end = <O extends Options>(options: O) => attribute(parseEnd, options);
