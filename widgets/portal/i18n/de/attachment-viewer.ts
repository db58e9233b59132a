import type { AttachmentViewerTexts } from "#portal/attachment-viewer/attachment-viewer.strings.ts";

export const attachmentViewer = {
  file: "Datei ohne Namen",
  place: "{at} von {count}",
  close: "Schließen",
  previous: "Zurück",
  next: "Weiter",
  zoomIn: "Vergrößern",
  zoomReset: "Zoom zurücksetzen",
  zoomOut: "Verkleinern",
  rotate: "Drehen",
  print: "Drucken",
  printBlocked: "Das Fenster zum Drucken wurde blockiert. Erlauben Sie es und versuchen Sie es erneut.",
  download: "Herunterladen",
  broken: "Diese Datei konnte nicht geladen werden.",
  noPdf: "Dieser Browser kann keine PDF-Dateien anzeigen.",
  split: "PDF aufteilen",
  play: "Video abspielen",
  playNote: "Wird von {site} abgespielt, das dann von Ihrem Besuch erfährt",
} satisfies AttachmentViewerTexts;
