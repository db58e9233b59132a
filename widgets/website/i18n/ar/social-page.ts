import type { SocialPageTexts } from "#website/social-page/social-page.strings.ts";

export const socialPage = {
  page: "صفحتنا على فيسبوك",
  show: "عرضها هنا",
  note: "تأتي من {site}، الذي يعلم عندئذ بزيارتك",
  open: "فتحها على فيسبوك",
} satisfies SocialPageTexts;
