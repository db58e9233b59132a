export const events = {
  "suite-follow-change":
    "The suite confirmed what the visitor asked for. detail: { following: boolean, email: string | null }",
} as const;
