import type { WebsiteSwitchTexts } from "#website/website-switch/website-switch.strings.ts";

export const websiteSwitch = { switchWebsite: "Ir al otro sitio web" } satisfies WebsiteSwitchTexts;
