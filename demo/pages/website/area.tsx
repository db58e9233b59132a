import type { PageArea } from "../area.ts";

export const area: PageArea = {
  title: { en: "Website", ar: "الموقع" },
  menu: [
    { path: "/", label: "Home", sequence: 10 },
    { path: "/contactus", label: "Contact us", sequence: 60 },
  ],
};
