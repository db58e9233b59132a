import failures from "#shared/i18n/es.ts";
import type { PublishTexts } from "#website/publish/publish.strings.ts";

export const publish = {
  ...failures,
  published: "Publicado",
} satisfies PublishTexts;
