import type { PageArea } from "../area.ts";

export const area: PageArea = {
  title: { en: "Website", ar: "موقع الويب" },
  menu: [{ path: "/", label: "Home", sequence: 10 }],
  links: [
    {
      path: "/try/website",
      sequence: 65,
      isInFooter: true,
      words: {
        en: {
          title: "Website tools",
          note: "Publish a page, change language, company and website from the suite’s own bar: sign in as publisher in the QA panel.",
        },
        ar: {
          title: "أدوات الموقع",
          note: "انشر صفحة وغيّر اللغة والشركة والموقع من شريط النظام نفسه: سجّل الدخول ناشرًا من لوحة QA.",
        },
      },
    },
  ],
};
