import failures from "#shared/i18n/nl.ts";
import type { CompanySwitchTexts } from "#website/company-switch/company-switch.strings.ts";

export const companySwitch = {
  ...failures,
  switchCompany: "Voor het andere bedrijf werken",
  refused: "Het bedrijf is niet gewijzigd: u mag niet voor dit bedrijf werken, of het bestaat niet.",
} satisfies CompanySwitchTexts;
