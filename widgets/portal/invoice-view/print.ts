/** Prints what is in a frame. False: the browser does not let it, as where its own viewer shows the file. */
export function printFrame(frame: HTMLIFrameElement): boolean {
  try {
    frame.contentWindow!.focus();
    frame.contentWindow!.print();
    return true;
  } catch {
    return false;
  }
}

/** Where a page may show a PDF in a frame; else it would be downloaded. */
export const canShowPdf = (): boolean => navigator.pdfViewerEnabled;
