import type { EventTicketsTexts } from "#content/event-tickets/event-tickets.strings.ts";
import failures from "#shared/i18n/fr.ts";

export const eventTickets = {
  ...failures,
  failureGone: "Cet événement n’est plus disponible.",
  failureSession: "Votre session a expiré. Réessayez, puis continuez.",
  missing: "Veuillez choisir au moins un billet.",
  loading: "Le formulaire arrive…",
  attendees: "Participants",
  attendee: "Participant {number}",
  name: "Nom",
  email: "E-mail",
  phone: "Téléphone (facultatif)",
  required: "Veuillez remplir ce champ.",
  choose: "Veuillez choisir une valeur de la liste.",
  emailExample: "Veuillez saisir une adresse e-mail telle que nom@exemple.com.",
  close: "Fermer",
  sending: "Votre inscription est en cours d’envoi…",
  notSent: "Vous n’êtes pas inscrit.",
  unknown:
    "Aucune réponse n’est arrivée : vous êtes peut-être inscrit, peut-être pas. Consultez vos e-mails et votre panier avant de réessayer.",
  registered: "Vous êtes inscrit. Nous nous réjouissons de votre venue !",
  calendar: "Ajouter à votre agenda",
} satisfies EventTicketsTexts;
