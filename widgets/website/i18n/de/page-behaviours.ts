import type { PageTexts } from "#website/page-behaviours/page-behaviours.strings.ts";

export const pageBehaviours = { menu: "Menü", more: "Mehr" } satisfies PageTexts;
