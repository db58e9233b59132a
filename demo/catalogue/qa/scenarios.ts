import type { QaSettings } from "#demo/server/qa.ts";

/** Situation of a visitor, for a tester to play. */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  /** Page of the scenario. */
  readonly path: string;
  readonly settings: Partial<QaSettings>;
  /** Duration of the misbehaviour, in s; until the tester ends it if undefined. */
  readonly seconds?: number;
  /** Actions of the tester and expected results, in order. */
  readonly steps: readonly string[];
}

export const scenarios: readonly Scenario[] = [
  {
    name: "train",
    title: "Slow, unreliable network",
    path: "/newsletter",
    settings: { latency: 3000, errors: 0.5 },
    steps: [
      "Subscribe with an email address: the button is busy at once, for three seconds.",
      "Every second call fails. If yours does, an error message appears, and the address stays in the field.",
      "Press “Try again”: the call succeeds, and you are subscribed once.",
    ],
  },
  {
    name: "down",
    title: "Suite down for a minute",
    path: "/elements/suite-add-to-cart",
    settings: { offline: true },
    seconds: 60,
    steps: [
      "The cart shows that it could not load its count, with a button to retry.",
      "Add the chair to the cart: a message says that there is no connection. The rest of the page does not move.",
      "After a minute, press “Try again” without reloading the page: the chair is in the cart, once.",
    ],
  },
  {
    name: "tabs",
    title: "Two tabs",
    path: "/elements/suite-add-to-cart",
    settings: {},
    steps: [
      "Open this page in a second tab, beside this one.",
      "Add the chair to the cart in one of them: the counters of both tabs show the same number.",
      "Open the cart in one and take the chair out: the counter of the other follows.",
    ],
  },
  {
    name: "hotel",
    title: "Captive portal of a hotel network",
    path: "/blog/our-blog-1/post/the-chair-we-almost-did-not-build-1",
    settings: { garbage: true },
    steps: [
      "Follow with an email address: the network responds instead of the suite, and an error message appears.",
      "Nothing of the network’s own page appears.",
      "End the scenario and press again: you follow.",
    ],
  },
  {
    name: "unattended",
    title: "No operator online",
    path: "/try/livechat",
    settings: { operators: false },
    steps: ["No chat button appears, and no empty space in its place."],
  },
  {
    name: "sold",
    title: "Sold out a moment ago",
    path: "/elements/suite-add-to-cart",
    settings: { errors: 1, refusal: "Sold out." },
    steps: [
      "Add the chair to the cart: the suite’s message “Sold out.” appears, and screen readers announce it.",
      "The counter stays as it is.",
    ],
  },
];
