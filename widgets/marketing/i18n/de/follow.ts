import type { FollowTexts } from "#marketing/follow/follow.strings.ts";
import failures from "#shared/i18n/de.ts";

export const follow = {
  ...failures,
  label: "Ihre E-Mail-Adresse",
  placeholder: "Ihre E-Mail ...",
  follow: "Abonnieren",
  unfollow: "Abbestellen",
  followed: "Sie haben dies abonniert.",
  unfollowed: "Sie haben das Abonnement beendet.",
} satisfies FollowTexts;
