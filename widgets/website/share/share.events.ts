export const events = {
  "suite-share":
    "A visitor shares the page, by a network or by the `platform`. detail: { target: string, url: string }",
} as const;
