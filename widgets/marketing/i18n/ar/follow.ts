import failures from "../../../../shared/i18n/ar.ts";
import type { FollowTexts } from "../../follow/follow.strings.ts";

export const follow = {
  ...failures,
  label: "بريدك الإلكتروني",
  placeholder: "بريدك الإلكتروني...",
  follow: "اشتراك",
  unfollow: "إلغاء الاشتراك",
  followed: "أنت مشترك الآن.",
  unfollowed: "أُلغي اشتراكك.",
} satisfies FollowTexts;
