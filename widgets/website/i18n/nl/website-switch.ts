import type { WebsiteSwitchTexts } from "#website/website-switch/website-switch.strings.ts";

export const websiteSwitch = { switchWebsite: "Naar de andere website" } satisfies WebsiteSwitchTexts;
