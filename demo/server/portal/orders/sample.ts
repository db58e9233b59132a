/** Quotation that waits for a signature. Its address is fixed for examples and tests. */
export const sampleOrder = {
  id: 45,
  name: "SO045",
  token: "5b0e7d52-7a3c-4c35-8f7d-4d0f45c0a145",
  /** Line with a changeable quantity. */
  line: 1,
} as const;

/** Signed order that waits for its payment. */
export const payableOrder = { id: 43, name: "SO043", token: "1f6d3b80-52c7-4e9b-9c0d-a7b4e8135243" } as const;

/** Attachment: file of three pages. */
export const samplePdf = 900;
