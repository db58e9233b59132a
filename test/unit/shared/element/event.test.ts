import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { checkTypes } from "./check-types.ts";

const sample = `
import { defineWidget, type Emits, type WidgetContext } from "./shared/element/index.ts";

const events = {
  "suite-sample-open": "Before it opens. Cancelable: it stays closed.",
  "suite-sample-change":
    'After a person chose. detail: { ids: number[], by: string | null, state: "on" | "off", isLast: boolean, note?: object }',
  "suite-sample-rate": "A person rated it. detail: { rate: 10 | 5 | 1, total: string | undefined }",
  "suite-sample-move": "It has moved. detail: { rows: { place: [x: number, y: number] | null, step: 1 | 2 }[] }.",
  "suite-sample-slip": "Nothing can read it. detail: { id: nummber }",
} as const;
const others = { "suite-sample-close": "After it closed." } as const;

type Context = Pick<WidgetContext, "tag"> & Emits<typeof events>;

export function createSample({ emit }: Context) {
  emit("suite-sample-open", undefined, { cancelable: true }) satisfies boolean;
  emit("suite-sample-open");
  emit("suite-sample-change", { ids: [1], by: null, state: "on", isLast: true });
  emit("suite-sample-change", { ids: [1], by: "me", state: "off", isLast: true, note: {} });
  emit("suite-sample-rate", { rate: 10, total: undefined });
  emit("suite-sample-move", { rows: [{ place: [1, 2], step: 2 }, { place: null, step: 1 }] });
  // @ts-expect-error no event of this element
  emit("suite-sample-close");
  // @ts-expect-error no event
  emit("suite-sample-chang", { ids: [1], by: null, state: "on", isLast: true });
  // @ts-expect-error without its detail
  emit("suite-sample-change");
  // @ts-expect-error a detail where none is declared
  emit("suite-sample-open", { id: 1 });
  // @ts-expect-error a text among the ids
  emit("suite-sample-change", { ids: ["1"], by: null, state: "on", isLast: true });
  // @ts-expect-error a word outside of the choice
  emit("suite-sample-change", { ids: [1], by: null, state: "open", isLast: true });
  // @ts-expect-error a missing field
  emit("suite-sample-change", { ids: [1], by: null, state: "on" });
  // @ts-expect-error a field that is not declared
  emit("suite-sample-rate", { rate: 10, total: "10", more: 1 });
  // @ts-expect-error a number outside of the choice
  emit("suite-sample-rate", { rate: 3, total: "10" });
  // @ts-expect-error a pair with a single number
  emit("suite-sample-move", { rows: [{ place: [1], step: 2 }] });
  // @ts-expect-error a detail that cannot be read
  emit("suite-sample-slip", { id: 1 });
  // Arguments of one event can be passed on.
  tell({ emit });
}

function tell(host: Emits<Pick<typeof events, "suite-sample-open">>) {
  host.emit("suite-sample-open");
}

// A test host accepts all events.
createSample({ tag: "", emit: (name: string, detail?: unknown) => name !== detail });

const rest = {
  tag: "suite-sample", area: "lab", summary: "", example: "", attributes: {}, box: { display: "block" }, texts: {}, styles: [],
  component: () => null,
} as const;
export const declarations = [
  defineWidget({ ...rest, events, store: createSample }),
  defineWidget({ ...rest, store: () => undefined }),
  // @ts-expect-error the element does not declare the events of the store
  defineWidget({ ...rest, store: createSample }),
  // @ts-expect-error the element declares other events
  defineWidget({ ...rest, events: others, store: createSample }),
  // @ts-expect-error the same name is declared with another detail
  defineWidget({ ...rest, events: { ...events, "suite-sample-open": "It opens. detail: { id: number }" }, store: createSample }),
  // @ts-expect-error no event
  defineWidget({ ...rest, events: others, store: ({ emit }) => emit("suite-sample-open") }),
  // @ts-expect-error an element without events
  defineWidget({ ...rest, store: ({ emit }) => emit("suite-sample-open") }),
];
`;

describe("emit", () => {
  it("accepts only declared events with their declared details", () => {
    assert.deepEqual(checkTypes(sample), { ok: true, output: "" });
  });
});
