export const events = {
  "suite-livechat-open": "The window has opened",
  "suite-livechat-fold": "It was minimized or restored. detail: { folded: boolean }",
  "suite-livechat-message":
    "Another person has written; the body is HTML of the suite, the date ms since 1970. detail: { message: { id: number, body: string, date: number, author: [id: number, name: string] | null } }",
  "suite-livechat-rate":
    "The visitor rated the chat and the suite confirmed. detail: { rate: 10 | 5 | 1, reason: string }",
  "suite-livechat-close": "The chat is over",
  "suite-livechat-unavailable": "No operator is there, or this visitor is not offered a chat on this page",
} as const;
