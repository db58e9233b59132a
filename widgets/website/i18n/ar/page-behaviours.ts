import type { PageTexts } from "#website/page-behaviours/page-behaviours.strings.ts";

export const pageBehaviours = { menu: "القائمة", more: "المزيد" } satisfies PageTexts;
