import failures from "../../../../shared/i18n/nl.ts";
import type { FollowTexts } from "../../follow/follow.strings.ts";

export const follow = {
  ...failures,
  label: "Uw e-mailadres",
  placeholder: "uw e-mailadres...",
  follow: "Abonneren",
  unfollow: "Afmelden",
  followed: "U bent geabonneerd.",
  unfollowed: "U bent afgemeld.",
} satisfies FollowTexts;
