import failures from "#shared/i18n/es.ts";
import type { CompanySwitchTexts } from "#website/company-switch/company-switch.strings.ts";

export const companySwitch = {
  ...failures,
  switchCompany: "Trabajar para la otra empresa",
  refused: "No se cambió de empresa: no puede trabajar para esta o no existe.",
} satisfies CompanySwitchTexts;
