import failures from "#shared/i18n/ar.ts";
import type { PublishTexts } from "#website/publish/publish.strings.ts";

export const publish = {
  ...failures,
  published: "منشور",
} satisfies PublishTexts;
