import type { WebsiteSwitchTexts } from "#website/website-switch/website-switch.strings.ts";

export const websiteSwitch = { switchWebsite: "Aller sur l’autre site" } satisfies WebsiteSwitchTexts;
