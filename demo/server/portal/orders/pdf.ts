import PDFDocument from "pdfkit";

/** Lines on pages of A4 below a heading, in Helvetica, which a PDF need not bring along: of letters it has those of Western Europe. */
export async function pdfOf(title: string, lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({ size: "A4", margin: 56, info: { Title: title } });
  document.fontSize(20).text(title).moveDown().fontSize(11);
  for (const line of lines) document.text(line || " ");
  document.end();
  return new Uint8Array(Buffer.concat((await document.toArray()) as Buffer[]));
}
