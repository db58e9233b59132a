import type { PageTexts } from "#website/page-behaviours/page-behaviours.strings.ts";

export const pageBehaviours = { menu: "Menú", more: "Más" } satisfies PageTexts;
