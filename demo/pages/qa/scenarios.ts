import type { QaSettings } from "../../server/qa.ts";

/** Something that happens to visitors, for a tester to play. */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  /** Where it is played. */
  readonly path: string;
  readonly settings: Partial<QaSettings>;
  /** How long the suite misbehaves; until it is ended, unless said otherwise. */
  readonly seconds?: number;
  /** What must be seen, in the order of what is done. */
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
      "Every second call fails: a sentence says so, the address is still there, and the button says “Try again”.",
      "Press it: this time it works, and you are subscribed once.",
    ],
  },
  {
    name: "down",
    title: "The suite is down for a minute",
    path: "/elements/suite-add-to-cart",
    settings: { offline: true },
    seconds: 60,
    steps: [
      "Add the chair to the cart: a sentence says that it did not work, and the counter stays as it is.",
      "Nothing on the page moves, and all of it can be read.",
      "After a minute, press again without a new page: it is added, once.",
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
