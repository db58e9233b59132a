import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { atom } from "nanostores";
import { createDueLabel } from "#portal/due-label/due-label.store.ts";
import { dueLabel } from "#portal/i18n/en.json";
import { fill, plural } from "#shared/i18n/index.ts";
import { createHost } from "#test/unit/shared/state/host.ts";

const english = { ...dueLabel };

const at = (text: string) => new Date(text).getTime();

function place(date: string, now: string) {
  const { props, states, ...host } = createHost("https://suite.example", { date: at(date) });
  const clock = atom(at(now));
  const store = createDueLabel({ ...host, props, fail: (error: unknown) => assert.fail(String(error)) });
  store.follow(clock);
  return { props, clock, states, days: () => store.state.get().days };
}

describe("days until a due date", () => {
  it("are counted by midnights in the visitor's time zone", () => {
    const days = (date: string, now: string) => place(date, now).days();
    assert.equal(days("2026-03-10T00:00", "2026-03-09T23:59"), 1);
    assert.equal(days("2026-03-10T00:00", "2026-03-10T23:59"), 0);
    assert.equal(days("2026-03-10T18:00", "2026-03-10T09:00"), 0);
    assert.equal(days("2026-03-10T18:00", "2026-03-11T00:00"), -1);
    // with a day of 23 hours in between
    assert.equal(days("2026-03-30T00:00", "2026-03-28T12:00"), 2);
    assert.equal(days("2027-03-10T00:00", "2026-03-10T12:00"), 365);
  });

  it("and the states follow the clock and the date", () => {
    const { props, clock, states, days } = place("2026-03-10T00:00", "2026-03-09T23:59");
    assert.deepEqual([...states], []);
    clock.set(at("2026-03-10T00:00"));
    assert.deepEqual([days(), [...states]], [0, ["today"]]);
    clock.set(at("2026-03-12T08:00"));
    assert.deepEqual([days(), [...states]], [-2, ["overdue"]]);
    props.set({ date: at("2026-03-13T00:00") });
    assert.deepEqual([days(), [...states]], [1, []]);
  });
});

describe("texts of suite-due-label", () => {
  const catalogues = ["fr", "de", "es", "nl", "ar"].map(async (lang) => {
    const { dueLabel } = (await import(`#portal/i18n/${lang}.json`)) as { dueLabel: typeof english };
    return [lang, dueLabel] as const;
  });
  const textsOf = async (count: number) =>
    Object.fromEntries(
      [["en", english] as const, ...(await Promise.all(catalogues))].map(([lang, texts]) => [
        lang,
        (["due", "overdue"] as const).map((key) => fill(plural(lang, texts, key, count), { count })).join(" | "),
      ]),
    );

  it("have the right form for each count in each language", async () => {
    assert.deepEqual(await textsOf(1), {
      en: "Due in 1 day | 1 day overdue",
      fr: "À payer dans 1 jour | 1 jour de retard",
      de: "In 1 Tag fällig | 1 Tag überfällig",
      es: "Vence en 1 día | 1 día de retraso",
      nl: "Te betalen binnen 1 dag | 1 dag te laat",
      ar: "يستحق خلال يوم واحد | متأخر يومًا واحدًا",
    });
    assert.deepEqual(await textsOf(2), {
      en: "Due in 2 days | 2 days overdue",
      fr: "À payer dans 2 jours | 2 jours de retard",
      de: "In 2 Tagen fällig | 2 Tage überfällig",
      es: "Vence en 2 días | 2 días de retraso",
      nl: "Te betalen binnen 2 dagen | 2 dagen te laat",
      ar: "يستحق خلال يومين | متأخر يومين",
    });
    const arabic = async (count: number) => (await textsOf(count))["ar"];
    assert.equal(await arabic(3), "يستحق خلال 3 أيام | متأخر 3 أيام");
    assert.equal(await arabic(11), "يستحق خلال 11 يومًا | متأخر 11 يومًا");
    assert.equal(await arabic(100), "يستحق خلال 100 يوم | متأخر 100 يوم");
  });
});
