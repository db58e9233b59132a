import failures from "#shared/i18n/nl.ts";
import type { PublishTexts } from "#website/publish/publish.strings.ts";

export const publish = {
  ...failures,
  published: "Gepubliceerd",
} satisfies PublishTexts;
