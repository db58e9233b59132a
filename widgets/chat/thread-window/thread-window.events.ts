export const events = {
  "suite-livechat-open": "The window was opened again by open()",
  "suite-livechat-fold": "It was minimized or restored. detail: { folded: boolean }",
  "suite-livechat-message":
    "Another person has written; the body is HTML of the suite, the date ms since 1970. detail: { message: { id: number, body: string, date: number, author: [id: number, name: string] | null } }",
  "suite-livechat-close": "It was closed",
} as const;
