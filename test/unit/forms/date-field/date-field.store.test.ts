import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { bound, day } from "#forms/date-field/date-field.element.ts";
import { createDateField, type DateFieldProps } from "#forms/date-field/date-field.store.ts";
import { pageRegistry } from "#shared/element/index.ts";
import { firstDay, lastDay } from "#shared/ui/date-entry.ts";
import { createHost, until } from "#test/unit/shared/state/host.ts";
import { serve } from "#test/unit/shared/suite/server.ts";

const answer = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  result: { lang_parameters: { date_format: "%d.%m.%Y", time_format: "%H:%M:%S" } },
});

async function place(t: TestContext, more: Partial<DateFieldProps> = {}, body = answer) {
  const { origin } = await serve(t, (response) => void response.writeHead(200).end(body));
  pageRegistry().stores?.clear();
  const host = createHost<DateFieldProps>(origin, {
    value: "",
    kind: "date",
    min: firstDay,
    max: lastDay,
    format: "",
    required: false,
    ...more,
  });
  return { host, store: createDateField(host) };
}

test("writes its value in the format of the language once the format has loaded", async (t) => {
  const { store } = await place(t, { value: "2026-02-01" });
  assert.equal(store.state.get().text, "2026-02-01");
  await until(store.state, ({ format }) => !!format);
  assert.equal(store.state.get().text, "01.02.2026");
});

test("accepts a day in place of a time, and a time in place of a day", async (t) => {
  const day = await place(t, { kind: "datetime", format: "%d.%m.%Y %H:%M:%S", value: "2026-02-01" });
  const time = await place(t, { format: "%d.%m.%Y", value: "2026-02-01 10:30:00" });
  assert.deepEqual(
    [day, time].map(({ store }) => [store.state.get().text, store.state.get().problem]),
    [
      ["01.02.2026 00:00:00", undefined],
      ["01.02.2026", undefined],
    ],
  );
});

test("keeps text that was typed before the format loaded", async (t) => {
  const { store } = await place(t);
  store.type("1.2.");
  await until(store.state, ({ format }) => !!format);
  assert.equal(store.state.get().text, "1.2.");
});

test("returns the value in the suite's format, and writes the date in full at the end of typing", async (t) => {
  const { store } = await place(t, { format: "%d.%m.%Y" });
  assert.equal(store.type("1.2.2026"), "2026-02-01");
  store.commit();
  assert.deepEqual([store.state.get().text, store.state.get().invalid], ["01.02.2026", false]);
});

test("keeps an invalid text without a value, and marks it at the end of typing", async (t) => {
  const { store } = await place(t, { format: "%d.%m.%Y" });
  assert.equal(store.type("31.2.2026"), "");
  assert.equal(store.state.get().invalid, false);
  store.commit();
  assert.deepEqual([store.state.get().text, store.state.get().invalid], ["31.2.2026", true]);
  store.type("28.2.2026");
  assert.equal(store.state.get().invalid, false);
});

test("has an error if the format does not load, and accepts dates", async (t) => {
  const { store } = await place(t, {}, "<p>no</p>");
  await until(store.state, ({ error }) => !!error);
  assert.equal(store.type("2026-02-01"), "2026-02-01");
});

test("reads a day as bound, without a time after it", () => {
  const options = { default: "", doc: "" };
  const raw = ["2026-02-01", "2026-02-01T10:30", "2026-02-01 10:30:00", "1.2.2026"];
  assert.deepEqual(raw.map(bound(options).parse), ["2026-02-01", "2026-02-01", "2026-02-01", undefined]);
  assert.deepEqual(raw.map(day(options).parse), [
    "2026-02-01",
    "2026-02-01 10:30:00",
    "2026-02-01 10:30:00",
    undefined,
  ]);
});
