import type { WebsiteSwitchTexts } from "#website/website-switch/website-switch.strings.ts";

export const websiteSwitch = { switchWebsite: "Zur anderen Website" } satisfies WebsiteSwitchTexts;
