import failures from "#shared/i18n/fr.ts";
import type { PublishTexts } from "#website/publish/publish.strings.ts";

export const publish = {
  ...failures,
  published: "Publié",
} satisfies PublishTexts;
