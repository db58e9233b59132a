import type { Queries } from "../database.ts";
import { insert } from "../insert.ts";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 240" width="1600" height="960"><rect width="400" height="240" fill="#e8dcc8"/>
<path d="M60 120h280v24H60zM84 144h20v64H84zM296 144h20v64h-20z" fill="#8a5a2b"/></svg>`;

const stool = drawing
  .replace("M60 120h280v24H60z", "M150 120h100v24H150z")
  .replaceAll("84 144", "160 144")
  .replaceAll("296 144", "220 144");

const page = "BT /F1 24 Tf 72 720 Td (Lighthouse bench: plan of the seat) Tj ET";

/** PDF of one page with a line of text; viewers find its objects without a table. */
const plan = `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>> endobj
4 0 obj <</Length ${page.length}>> stream
${page}
endstream endobj
5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj
trailer <</Root 1 0 R>>
%%EOF`;

/** Stores public files with fixed ids: pictures, a text, a PDF, and an archive without a preview. */
export const seedFiles = (queries: Queries): Promise<void> =>
  insert(
    queries,
    "attachment",
    [
      { id: 100001, name: "bench.svg", mimetype: "image/svg+xml", data: drawing },
      { id: 100002, name: "care.txt", mimetype: "text/plain", data: "Soap, twice a year. No wax." },
      { id: 100003, name: "seat.pdf", mimetype: "application/pdf", data: plan },
      { id: 100005, name: "stool.svg", mimetype: "image/svg+xml", data: stool },
      { id: 100004, name: "drawings.zip", mimetype: "application/zip", data: "PK\u0005\u0006".padEnd(22, "\u0000") },
    ].map(({ data, ...file }) => ({ ...file, public: true, data: new TextEncoder().encode(data) })),
  );
