/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";

const label = (view: View) => localized(view, { en: "Day of delivery", ar: "يوم التسليم" });

export const example: Example = {
  preview: () => <suite-date-field value="2026-02-01"></suite-date-field>,
  live: (view) => (
    <form>
      <p>
        <label for="date-live">{label(view)}</label>
      </p>
      <p>
        <suite-date-field id="date-live" name="day" required></suite-date-field>
      </p>
      <button id="date-send" type="submit">
        {localized(view, { en: "Send", ar: "أرسل" })}
      </button>
    </form>
  ),
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "Within a year", note: "Earlier and later days are invalid, with the reason." },
        ar: { title: "خلال سنة", note: "لا تُقبل الأيام قبلها أو بعدها، ويُذكر السبب." },
      }),
      tag: <suite-date-field aria-label={label(view)} data-min="2026-01-01" data-max="2026-12-31"></suite-date-field>,
    },
    {
      ...localized(view, {
        en: { title: "With a time", note: "A date with the time of day." },
        ar: { title: "مع الوقت", note: "الشيء نفسه مع ساعة اليوم." },
      }),
      tag: (
        <suite-date-field aria-label={label(view)} data-kind="datetime" value="2026-02-01 10:30:00"></suite-date-field>
      ),
    },
  ],
};
