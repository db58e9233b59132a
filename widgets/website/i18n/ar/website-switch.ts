import type { WebsiteSwitchTexts } from "#website/website-switch/website-switch.strings.ts";

export const websiteSwitch = { switchWebsite: "الانتقال إلى الموقع الآخر" } satisfies WebsiteSwitchTexts;
