export const events = {
  "suite-popup-show": "Before it opens. Cancelable: it stays closed and may ask again at the next occasion",
  "suite-popup-hide": "After it closed",
  "suite-subscribe-change":
    "A person subscribed here and the suite confirmed. detail: { subscribed: boolean, email: string }",
} as const;
