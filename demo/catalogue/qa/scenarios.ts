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
    title: "A visitor on a bad train",
    path: "/newsletter",
    settings: { latency: 3000, errors: 0.5 },
    steps: [
      "Subscribe with an address of yours: the button says at once that it is busy, for three seconds.",
      "Every second call fails. Where yours does, a sentence says so, and the address is still there.",
      "Press “Try again”: this time it works, and you are subscribed once.",
    ],
  },
  {
    name: "down",
    title: "The suite is down for a minute",
    path: "/elements/suite-add-to-cart",
    settings: { offline: true },
    seconds: 60,
    steps: [
      "The cart says that it could not ask for its number, and offers to ask again.",
      "Add the chair to the cart: a sentence says that there is no connection. The rest of the page stays where it is.",
      "After a minute, press “Try again” without a new page: the chair is in the cart, once.",
    ],
  },
  {
    name: "tabs",
    title: "Two tabs",
    path: "/elements/suite-add-to-cart",
    settings: {},
    steps: [
      "Open this page in a second tab, beside this one.",
      "Add the chair to the cart in one of them: the counters of both say the same.",
      "Open the cart in one and take the chair out: the counter of the other follows.",
    ],
  },
  {
    name: "hotel",
    title: "A hotel’s network that wants to be greeted first",
    path: "/blog/our-blog-1/post/the-chair-we-almost-did-not-build-1",
    settings: { garbage: true },
    steps: [
      "Follow with an address of yours: what the network answers is no answer of the suite, and a sentence says that it did not work.",
      "Nothing of the network’s own page is shown.",
      "End the scenario and press again: you follow.",
    ],
  },
  {
    name: "nobody",
    title: "Nobody is at the desk",
    path: "/try/livechat",
    settings: { operators: false },
    steps: ["No chat is offered, and no empty place is left where its button would be."],
  },
  {
    name: "sold",
    title: "Sold out a moment ago",
    path: "/elements/suite-add-to-cart",
    settings: { errors: 1, refusal: "Sold out." },
    steps: [
      "Add the chair to the cart: the suite’s own words are said, “Sold out.”, by a screen reader too.",
      "The counter stays as it is.",
    ],
  },
];
