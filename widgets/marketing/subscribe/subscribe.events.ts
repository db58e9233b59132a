export const events = {
  "suite-subscribe-change":
    "A person subscribed here and the suite confirmed. detail: { subscribed: boolean, email: string }",
} as const;
