export const events = {
  "suite-survey-submit": "The page is about to be sent. Cancelable: it is not. detail: { button: string }",
  "suite-survey-error": "Answers are missing or cannot be read. detail: { fields: string[] }",
} as const;
