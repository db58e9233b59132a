/** A text of a PDF's own font: what Latin-1 lacks is a question mark. */
const literal = (text: string): string => `(${text.replace(/[\\()]/g, "\\$&").replace(/[^\x20-\x7e\xa0-\xff]/g, "?")})`;

/** Lines of a page of A4 in Helvetica, the first one large; those that do not fit on one page go on on the next. */
export function pdfOf(title: string, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const perPage = 44;
  const pages = Array.from({ length: Math.max(1, Math.ceil(lines.length / perPage)) }, (_, index) =>
    lines.slice(index * perPage, (index + 1) * perPage),
  );
  const content = pages.map((page, index) => {
    const head = index === 0 ? `/F1 20 Tf ${literal(title)} Tj 0 -32 Td ` : "";
    return `BT 56 780 Td ${head}/F1 11 Tf ${page.map((line) => `${literal(line)} Tj 0 -16 Td`).join(" ")} ET`;
  });
  const kids = content.map((_, index) => `${4 + index * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${content.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...content.flatMap((stream, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ]),
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, "0");
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, "latin1"));
}
