import failures from "../../../../shared/i18n/es.ts";
import type { PublishTexts } from "../../publish/publish.strings.ts";

export const publish = {
  ...failures,
  published: "Publicado",
} satisfies PublishTexts;
