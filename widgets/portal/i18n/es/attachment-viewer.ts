import type { AttachmentViewerTexts } from "#portal/attachment-viewer/attachment-viewer.strings.ts";

export const attachmentViewer = {
  file: "Archivo sin nombre",
  place: "{at} de {count}",
  close: "Cerrar",
  previous: "Anterior",
  next: "Siguiente",
  zoomIn: "Ampliar",
  zoomReset: "Restablecer el zoom",
  zoomOut: "Reducir",
  rotate: "Girar",
  print: "Imprimir",
  printBlocked: "Se ha bloqueado la ventana de impresión. Permítala e inténtelo de nuevo.",
  download: "Descargar",
  broken: "No se ha podido cargar este archivo.",
  noPdf: "Este navegador no puede mostrar archivos PDF.",
  split: "Dividir el PDF",
  play: "Reproducir el vídeo",
  playNote: "Se reproduce desde {site}, que sabrá de su visita",
} satisfies AttachmentViewerTexts;
