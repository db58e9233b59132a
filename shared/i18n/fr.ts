import type { FailureTexts } from "./failure.ts";

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
