import type { FollowTexts } from "#marketing/follow/follow.strings.ts";
import failures from "#shared/i18n/fr.ts";

export const follow = {
  ...failures,
  label: "Votre adresse e-mail",
  placeholder: "votre e-mail...",
  follow: "S’abonner",
  unfollow: "Se désabonner",
  followed: "L’abonnement est actif.",
  unfollowed: "L’abonnement est annulé.",
} satisfies FollowTexts;
