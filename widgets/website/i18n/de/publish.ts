import failures from "#shared/i18n/de.ts";
import type { PublishTexts } from "#website/publish/publish.strings.ts";

export const publish = {
  ...failures,
  published: "Veröffentlicht",
} satisfies PublishTexts;
