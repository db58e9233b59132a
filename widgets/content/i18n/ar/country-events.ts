import failures from "../../../../shared/i18n/ar.ts";
import type { CountryEventsTexts } from "../../country-events/country-events.strings.ts";

export const countryEvents = {
  ...failures,
  loading: "جارٍ تحميل الفعاليات…",
  none: "لا فعاليات مقررة حاليًا.",
} satisfies CountryEventsTexts;
