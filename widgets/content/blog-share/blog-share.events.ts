export const events = {
  "suite-share":
    "A reader shares a post, or a text of it, by a network or by the `platform`. detail: { target: string, url: string, text: string }",
  "suite-chatter-quote":
    "Asks the page's chatter to quote a text, with its quotation marks. detail: { text: string, server: string }",
} as const;
