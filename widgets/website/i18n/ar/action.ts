import type { ActionTexts } from "#website/action/action.strings.ts";

export const action = {
  start: "ابدأ",
  unhandled: "لا شيء في هذه الصفحة يمكنه فعل ذلك.",
  retry: "إعادة المحاولة",
} satisfies ActionTexts;
