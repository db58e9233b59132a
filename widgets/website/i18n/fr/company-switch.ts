import failures from "#shared/i18n/fr.ts";
import type { CompanySwitchTexts } from "#website/company-switch/company-switch.strings.ts";

export const companySwitch = {
  ...failures,
  switchCompany: "Travailler pour l’autre société",
  refused: "La société n’a pas été changée : vous ne pouvez pas travailler pour celle-ci, ou elle n’existe pas.",
} satisfies CompanySwitchTexts;
