import failures from "../../../../shared/i18n/ar.ts";
import type { PublishTexts } from "../../publish/publish.strings.ts";

export const publish = {
  ...failures,
  published: "منشور",
} satisfies PublishTexts;
