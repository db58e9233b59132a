import failures from "#shared/i18n/ar.ts";
import type { CompanySwitchTexts } from "#website/company-switch/company-switch.strings.ts";

export const companySwitch = {
  ...failures,
  switchCompany: "العمل لدى الشركة الأخرى",
  refused: "لم تتغيّر الشركة: لا يُسمح لك بالعمل لدى هذه الشركة، أو أنها غير موجودة.",
} satisfies CompanySwitchTexts;
