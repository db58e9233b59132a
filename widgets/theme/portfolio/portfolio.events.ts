export const events = {
  "suite-portfolio-change":
    "A visitor chose a category, or all of them (empty). The page's address keeps it: `#portfolio=Print`, with the element's `id` in place of `portfolio` if it has one. detail: { filter: string }",
} as const;
