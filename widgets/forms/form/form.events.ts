export const events = {
  "suite-form-submit": "The form is about to be sent. Cancelable: it is not.",
  "suite-form-success": "The suite has it. detail: { id: number }",
  "suite-form-error": "Fields are not filled in correctly, or the suite refused it. detail: { fields: string[] }",
} as const;
