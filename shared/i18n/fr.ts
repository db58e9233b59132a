import type { FailureTexts } from "./failure.ts";
import type { RatingTexts, StarTexts } from "./rating.strings.ts";

export default {
  failureNetwork: "Pas de connexion. Vérifiez votre connexion Internet et réessayez.",
  failureServer: "Une erreur s’est produite sur le serveur. Veuillez réessayer dans un instant.",
  failureSession: "Votre session a expiré. Rechargez la page et réessayez.",
  failureAccess: "Vous n’avez pas accès à ce contenu.",
  failureContract: "Le serveur a donné une réponse inattendue. Veuillez réessayer plus tard.",
  failureConfig: "Cette partie de la page n’est pas configurée correctement. Veuillez prévenir le responsable du site.",
  failureGone: "Ce n’est plus disponible.",
  retry: "Réessayer",
} satisfies FailureTexts;

export const stars = {
  one: "Je déteste",
  two: "Je n’aime pas",
  three: "C’est correct",
  four: "J’aime bien",
  five: "J’adore",
  choice: "{label} ({stars} étoiles sur 5)",
  average: "{stars} étoiles sur 5",
  clear: "Effacer",
} satisfies StarTexts;

export const ratings = {
  average: stars.average,
  ratings: "Notes",
  rated: { one: "{count} note", other: "{count} notes" },
  unrated: "Il n’y a pas encore de notes.",
  starCount: { one: "{count} étoile", other: "{count} étoiles" },
  allStars: "Retirer la sélection",
} satisfies RatingTexts;
