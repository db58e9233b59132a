import failures from "#shared/i18n/de.ts";
import type { CompanySwitchTexts } from "#website/company-switch/company-switch.strings.ts";

export const companySwitch = {
  ...failures,
  switchCompany: "Für das andere Unternehmen arbeiten",
  refused: "Das Unternehmen wurde nicht gewechselt: Sie dürfen für dieses nicht arbeiten, oder es existiert nicht.",
} satisfies CompanySwitchTexts;
