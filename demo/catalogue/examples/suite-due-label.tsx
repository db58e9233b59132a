/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { Example } from "./example.ts";

const day = 86_400_000;

/** Returns the day that many days from today. */
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);

const label = (days: number) => <suite-due-label data-date={inDays(days)}>{inDays(days)}</suite-due-label>;

export const example: Example = {
  page: "/my/invoices",
  preview: () => label(5),
  live: () => label(5),
  variants: (view) =>
    localized(view, {
      en: [
        { title: "Overdue", note: "With the number of days since then.", tag: label(-11), live: label(-11) },
        { title: "Today", note: "The state `today` is for your style sheet.", tag: label(0), live: label(0) },
      ],
      ar: [
        { title: "متأخر", note: "تُحسب الأيام التي مضت.", tag: label(-11), live: label(-11) },
        { title: "اليوم", note: "الحالة `today` لورقة أنماطك.", tag: label(0), live: label(0) },
      ],
    }),
};
