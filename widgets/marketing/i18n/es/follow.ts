import type { FollowTexts } from "#marketing/follow/follow.strings.ts";
import failures from "#shared/i18n/es.ts";

export const follow = {
  ...failures,
  label: "Su correo electrónico",
  placeholder: "su correo electrónico...",
  follow: "Suscribirse",
  unfollow: "Cancelar suscripción",
  followed: "La suscripción está activa.",
  unfollowed: "La suscripción se ha cancelado.",
} satisfies FollowTexts;
