import type { CountryEventsTexts } from "#content/country-events/country-events.strings.ts";
import failures from "#shared/i18n/ar.ts";

export const countryEvents = {
  ...failures,
  loading: "جارٍ تحميل الفعاليات…",
  none: "لا فعاليات مقررة حاليًا.",
} satisfies CountryEventsTexts;
