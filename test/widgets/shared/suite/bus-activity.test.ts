import { expect } from "@open-wc/testing";
import { createBus } from "#shared/suite/bus/bus.ts";
import { connect } from "#shared/suite/index.ts";

const server = "http://suite.example";

it("bus: notes activity in a field whose own listener stops the event", () => {
  const page = document.createElement("main");
  const field = document.createElement("input");
  page.append(field);
  const stored = new Map<string, string>();
  const bus = createBus({
    client: connect(location.origin),
    server,
    browser: {
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
      locks: undefined,
      // never elected: the test sends no poll
      heartbeats: () => ({ enter() {}, leave() {}, heard() {} }),
      page,
      hasSession: true,
    },
  });
  const end = bus.subscribe("lambda", () => {});
  const hasFocus = () => stored.get("bus.http_suite.example.focus");

  field.addEventListener("keydown", (event) => event.stopPropagation());
  field.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }));
  expect(hasFocus(), "a key that the field keeps to itself").to.equal("true");

  field.dispatchEvent(new FocusEvent("blur"));
  expect(hasFocus(), "an event that does not bubble").to.equal("false");
  end();
});
