import type { FollowTexts } from "#marketing/follow/follow.strings.ts";
import failures from "#shared/i18n/nl.ts";

export const follow = {
  ...failures,
  label: "Uw e-mailadres",
  placeholder: "uw e-mailadres...",
  follow: "Abonneren",
  unfollow: "Afmelden",
  followed: "U bent geabonneerd.",
  unfollowed: "U bent afgemeld.",
} satisfies FollowTexts;
