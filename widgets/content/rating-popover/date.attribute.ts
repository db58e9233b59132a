const date = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d$/;

/** A date of the suite, which is UTC (WIRE.md section 1); undefined where it is none. */
export const parseMoment = (text: string): string | undefined =>
  date.test(text) && !Number.isNaN(Date.parse(`${text.replace(" ", "T")}Z`)) ? text : undefined;
