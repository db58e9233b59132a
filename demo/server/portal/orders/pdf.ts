import PDFDocument from "pdfkit";

/** Renders lines on A4 pages below a heading, in Helvetica, which every viewer has: Western European letters only. */
export async function pdfOf(title: string, lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({ size: "A4", margin: 56, info: { Title: title } });
  document.fontSize(20).text(title).moveDown().fontSize(11);
  for (const line of lines) document.text(line || " ");
  document.end();
  return new Uint8Array(Buffer.concat((await document.toArray()) as Buffer[]));
}
