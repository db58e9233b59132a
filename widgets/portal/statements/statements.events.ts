export const events = {
  "suite-statement-send": "The suite has taken the request of a person. detail: { overdue: boolean, message: string }",
} as const;
