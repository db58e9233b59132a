import type { AttachmentViewerTexts } from "#portal/attachment-viewer/attachment-viewer.strings.ts";

export const attachmentViewer = {
  file: "Fichier sans nom",
  place: "{at} sur {count}",
  close: "Fermer",
  previous: "Précédent",
  next: "Suivant",
  zoomIn: "Agrandir",
  zoomReset: "Rétablir le zoom",
  zoomOut: "Réduire",
  rotate: "Pivoter",
  print: "Imprimer",
  printBlocked: "La fenêtre d’impression a été bloquée. Autorisez-la et réessayez.",
  download: "Télécharger",
  broken: "Ce fichier n’a pas pu être chargé.",
  noPdf: "Ce navigateur ne peut pas afficher les fichiers PDF.",
  split: "Diviser le PDF",
  play: "Lire la vidéo",
  playNote: "Lue depuis {site}, qui saura alors que vous êtes venu",
} satisfies AttachmentViewerTexts;
