import type { FollowTexts } from "#marketing/follow/follow.strings.ts";
import failures from "#shared/i18n/ar.ts";

export const follow = {
  ...failures,
  label: "بريدك الإلكتروني",
  placeholder: "بريدك الإلكتروني...",
  follow: "اشتراك",
  unfollow: "إلغاء الاشتراك",
  followed: "أنت مشترك الآن.",
  unfollowed: "أُلغي اشتراكك.",
} satisfies FollowTexts;
