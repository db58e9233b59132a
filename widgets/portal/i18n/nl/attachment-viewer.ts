import type { AttachmentViewerTexts } from "#portal/attachment-viewer/attachment-viewer.strings.ts";

export const attachmentViewer = {
  file: "Bestand zonder naam",
  place: "{at} van {count}",
  close: "Sluiten",
  previous: "Vorige",
  next: "Volgende",
  zoomIn: "Vergroten",
  zoomReset: "Zoom herstellen",
  zoomOut: "Verkleinen",
  rotate: "Draaien",
  print: "Afdrukken",
  printBlocked: "Het afdrukvenster is geblokkeerd. Sta het toe en probeer het opnieuw.",
  download: "Downloaden",
  broken: "Dit bestand kon niet worden geladen.",
  noPdf: "Deze browser kan geen pdf-bestanden tonen.",
  split: "Pdf splitsen",
  play: "Video afspelen",
  playNote: "Speelt af vanaf {site}, dat dan van uw bezoek weet",
} satisfies AttachmentViewerTexts;
