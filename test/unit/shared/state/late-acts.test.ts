import { describe, type TestContext } from "node:test";
import { register } from "#content/api/registration.ts";
import { createEventTickets, type EventTicketsStore } from "#content/event-tickets/event-tickets.store.ts";
import { createSurvey } from "#content/survey/survey.store.ts";
import type { Answers, BoundSurvey } from "#content/survey/survey.types.ts";
import { createDateField } from "#forms/date-field/date-field.store.ts";
import { createForm } from "#forms/form/form.store.ts";
import type { BoundForm } from "#forms/form/form.types.ts";
import { createSplitPdf } from "#portal/split-pdf/split-pdf.store.ts";
import { createStatements } from "#portal/statements/statements.store.ts";
import { connect } from "#shared/suite/index.ts";
import { createCheckoutAddress } from "#shop/checkout-address/checkout-address.store.ts";
import { createShipping } from "#shop/checkout-address/shipping.store.ts";
import { createTracking } from "#shop/tracking/tracking.store.ts";
import { followedPage } from "#test/unit/shop/followed.ts";
import { createPublish } from "#website/publish/publish.store.ts";
import { type Late, leavesPageAlone, readsAnything, triesAgain } from "./ordered.ts";

const form: Late = {
  place(t) {
    const props = { model: "crm.lead", action: "/website_form/", forceAction: "", successPage: "/thanks" };
    const page = followedPage(t, { ...props, draft: false, honeypot: "", src: "" });
    const done: unknown[] = [];
    const store = createForm(page.host, {
      isOffline: () => false,
      navigate: (address) => !!done.push(address),
      uploadFetch: () => Promise.resolve(undefined),
    });
    const bound: BoundForm = {
      check: () => Promise.resolve([]),
      refuse: (fields) => Object.keys(fields).map((name) => ({ name, label: name, text: "" })),
      body: () => Promise.resolve(new FormData()),
      isTrapped: () => false,
      reset: () => void done.push("reset"),
      focus: (name) => void done.push(`focus ${name}`),
    };
    store.attach(bound);
    page.host.signal.addEventListener("abort", () => store.attach(undefined));
    return { ...page, ...store, done, retry: store.sendAgain, ask: [() => void store.submit()] };
  },
  answers: [{ id: 7 }],
  isText: true,
};
const refusedForm: Late = { ...form, answers: [{ error_fields: { name: "Too long." } }] };

function placeSurvey(t: TestContext, { submit = "", prefill = "", scores = "" }) {
  const page = followedPage(t, { prefill, submit, scores, resume: true, src: "" });
  const done: unknown[] = [];
  const store = createSurvey(page.host, {
    navigate: (address) => !!done.push(address),
    warn: (text) => void done.push(text),
    loadDates: () => Promise.reject(new Error("no code")),
    loadProblems: () => Promise.reject(new Error("no code")),
    loadStart: () => Promise.reject(new Error("no code")),
    participations: { read: () => "", write: () => {} },
    drafts: { read: () => undefined, write: (_: string, answers?: Answers) => void done.push(answers) },
  });
  const bound: BoundSurvey = {
    key: "key",
    isLoaded: false,
    check: () => [],
    refuse: (errors) => Object.keys(errors).map((name) => ({ name, label: name, text: "" })),
    fields: (button) => ({ button_submit: button }),
    fill: (known) => void done.push(known),
    showScores: (known) => void done.push(known),
    answers: () => ({}),
    restore: () => {},
    focus: (id) => void done.push(`focus ${id}`),
  };
  page.host.signal.addEventListener("abort", () => store.attach(undefined));
  return { page, store, done, attach: () => store.attach(bound) };
}
const survey: Late = {
  place(t) {
    const { page, store, done, attach } = placeSurvey(t, { submit: "/submit" });
    attach();
    return { ...page, ...store, done, ask: [() => void store.submit("next")] };
  },
  answers: [{ redirect: "/survey/2" }],
  isText: true,
};
const refusedSurvey: Late = { ...survey, answers: [{ errors: { "1_1_1": "Say it." } }] };
const before =
  (which: "prefill" | "scores"): Late["place"] =>
  (t) => {
    const { page, store, done, attach } = placeSurvey(t, { [which]: "/before" });
    return { ...page, ...store, done, ask: [attach] };
  };
const prefill: Late = { place: before("prefill"), answers: [{ "1_1_1": ["Ann", 5] }], isText: true };
const scores: Late = { place: before("scores"), answers: [{ "19": 2 }], isText: true };

type Act = (store: EventTicketsStore, server: string) => void;
const tickets =
  (act: Act, again = act): Late["place"] =>
  (t) => {
    const page = followedPage(t, {});
    const store = createEventTickets(page.host);
    const { server } = page.host;
    return { ...page, ...store, retry: () => again(store, server), ask: [() => act(store, server)] };
  };
const attendees: Late = {
  place: tickets(
    (store) => store.choose("/event/1/registration/new", { "nb_register-1": "1" }),
    (store) => store.ask(),
  ),
  answers: ["<form></form>"],
};
const registration: Late = {
  place: tickets((store, server) => {
    void store.confirm((options) => register(connect(server), server, "/event/1/registration/confirm", {}, options));
  }),
  answers: ['<div class="js_event"></div>'],
};

const splitPdf: Late = {
  place(t) {
    const page = followedPage(t, { attachmentId: 5 });
    const store = createSplitPdf(page.host);
    store.fill({ indices: "1-2" });
    return { ...page, ...store, ask: [() => void store.split()] };
  },
  answers: [true],
};

const statements: Late = {
  place(t) {
    const page = followedPage(t, { kind: "customer" as const });
    const store = createStatements(page.host);
    return { ...page, ...store, ask: [() => void store.send(true)] };
  },
  answers: [{ msg: "Sent." }],
  isText: true,
};

const publish: Late = {
  place(t) {
    const page = followedPage(t, { model: "blog.post", resId: 1, published: false, controller: "" });
    const store = createPublish(page.host);
    return { ...page, ...store, ask: [() => void store.toggle()] };
  },
  answers: [true],
};

const shipping: Late = {
  place(t) {
    const page = followedPage(t, {});
    const address = createCheckoutAddress(page.host);
    const { choose } = createShipping(page.host, address, null);
    const choice = { id: "7", name: "", path: "/shop/checkout", fields: {} };
    return { ...page, ...address, ask: [() => choose(choice)] };
  },
  answers: ["ok"],
};

const tracking: Late = {
  place(t) {
    const page = followedPage(t, { always: true });
    const done: unknown[] = [];
    const store = createTracking(page.host, {
      isPrivate: () => false,
      isRefused: () => false,
      told: new Map(),
      now: () => 0,
      page: () => {},
      order: (_, order) => void done.push(order),
      wasTold: () => false,
      remember: () => {},
    });
    return { ...page, state: page.host.props, done, ask: [() => void store.trackOrder("9")] };
  },
  answers: [
    {
      transaction: { id: 9, affiliation: "Shop", revenue: 85, tax: 5, currency: "EUR", shipping: 4 },
      lines: [{ id: 9, sku: "A1", name: "Chair", category: "Chairs", price: 40, quantity: 2 }],
    },
  ],
};

const dateField: Late = {
  place(t) {
    const page = followedPage(t, { value: "", kind: "date" as const, min: "", max: "", format: "", required: false });
    return { ...page, ...createDateField(page.host), ask: [() => {}] };
  },
  answers: [{ lang_parameters: { date_format: "%d/%m/%Y", time_format: "%H:%M" } }],
};

describe("late answers to actions", () => {
  for (const [subject, late] of Object.entries({
    form,
    "form that is refused": refusedForm,
    survey,
    "survey that is refused": refusedSurvey,
    "survey with answers of before": prefill,
    "survey with scores": scores,
    "event-tickets": attendees,
    "event-tickets that register": registration,
    "split-pdf": splitPdf,
    statements,
    publish,
    "checkout-address that ships": shipping,
    tracking,
    "date-field": dateField,
  })) {
    leavesPageAlone(subject, late);
    readsAnything(subject, late);
  }
  for (const [subject, late] of Object.entries({
    survey,
    "event-tickets": attendees,
    "event-tickets that register": registration,
    "split-pdf": splitPdf,
    statements,
    publish,
    "checkout-address that ships": shipping,
    "date-field": dateField,
    form,
  }))
    triesAgain(subject, late);
});
