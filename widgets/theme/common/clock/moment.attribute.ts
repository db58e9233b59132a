import { text, type Attribute } from "../../../../shared/element/index.ts";
import { parseMoment } from "./moment.ts";

/** An attribute with a day or a time; ms since 1970. */
export const moment = (options: { readonly doc: string; readonly required?: true }): Attribute<number | undefined> => ({
  ...(text(options) as Attribute<string | undefined>),
  default: undefined,
  expected: "a day such as 2027-01-31, or a time such as 2027-01-31 18:00",
  parse: parseMoment,
});
