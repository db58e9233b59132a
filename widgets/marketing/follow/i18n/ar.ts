import failures from "../../../../shared/i18n/i18n/ar.ts";
import type { FollowTexts } from "../follow.strings.ts";

export default {
  ...failures,
  label: "بريدك الإلكتروني",
  placeholder: "بريدك الإلكتروني...",
  follow: "اشتراك",
  unfollow: "إلغاء الاشتراك",
  followed: "أنت مشترك الآن.",
  unfollowed: "أُلغي اشتراكك.",
} satisfies FollowTexts;
