import failures from "../../../../shared/i18n/i18n/nl.ts";
import type { SubscribeTexts } from "../subscribe.strings.ts";

export default {
  ...failures,
  failureGone: "Deze lijst is niet meer beschikbaar.",
  label: "Uw e-mailadres",
  placeholder: "uw e-mailadres...",
  subscribe: "Abonneren",
  subscribed: "Bedankt",
  thanks: "Bedankt voor uw inschrijving!",
} satisfies SubscribeTexts;
