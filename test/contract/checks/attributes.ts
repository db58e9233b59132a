import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { once } from "#test/once.ts";
import { type Inside, propsOf } from "../inside.ts";
import { withAttributes } from "../markup.ts";
import { attributesOf, type Subject, unreadable } from "../subjects.ts";
import { baseOf, Visit } from "../visit.ts";

interface Case {
  readonly name: string;
  readonly prop: string;
  readonly value: string | null;
  readonly expected: unknown;
}

const flagValues: readonly [string | null, boolean][] = [
  ["", true],
  ["True", true],
  ["False", false],
  ["false", false],
  ["0", false],
  ["off", false],
  ["no", false],
  [null, false],
];

/** Expected props of each attribute, value by value. */
const casesOf = (subject: Subject): Case[] =>
  attributesOf(subject).flatMap(({ prop, name, kind, parse, required, default: fallback }) => {
    const readable = ["7", "1.5", "some words"]
      .filter((value) => parse(value) !== undefined)
      .map((value) => [value, parse(value)] as const);
    const given =
      kind === "flag"
        ? flagValues
        : [
            ...readable,
            ...(required
              ? []
              : [["", fallback] as const, ["7", parse("7") ?? fallback] as const, [null, fallback] as const]),
          ];
    return given.map(([value, expected]) => ({ name, prop, value, expected }));
  });

/** Guarantees 1 and 2: attributes, props, and unreadable values. */
export function attributes(subject: Subject): void {
  const { tag, example } = subject;
  const all = attributesOf(subject);
  if (!all.length) return;

  const set = once(async () => {
    await using visit = await Visit.start();
    await visit.open({ body: example });
    const host = await visit.rendered(tag);
    const wrong = await host.evaluate(async (element, cases) => {
      const wrong: unknown[] = [];
      for (const { name, prop, value, expected } of cases) {
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
        await Promise.resolve(); // changes of a task apply in a microtask
        const actual = (element as Inside)[Symbol.for("r2wc.props")]!.widget!.context.props.get()[prop];
        // expected lists were serialized on their way into the page
        const isSame =
          Object.is(actual, expected) ||
          (typeof expected === "object" && JSON.stringify(actual) === JSON.stringify(expected));
        if (!isSame) wrong.push({ name, value, expected, actual });
      }
      return wrong;
    }, casesOf(subject));
    const crashes = [...visit.crashes];
    const kept = await host.evaluate(
      (element, props) => {
        const twin = document.createElement(element.localName) as HTMLElement & Record<string, unknown>;
        return props.map((prop) => {
          const given = { since: new Date() };
          Object.assign(twin, { [prop]: given });
          return twin[prop] === given && twin.attributes.length === 0;
        });
      },
      all.map(({ prop }) => prop),
    );
    return { wrong, crashes, kept };
  });

  describe("attributes", { concurrency: 1 }, () => {
    it(`${tag} reads each attribute by its name, and returns to the default`, async () => {
      const { wrong, crashes } = await set();
      assert.deepEqual([wrong, crashes], [[], []]);
    });

    it(`${tag} keeps objects by identity, outside of the markup`, async () => {
      assert.deepEqual(
        (await set()).kept,
        all.map(() => true),
      );
    });
  });

  it(`${tag} keeps props that were set before its definition`, async () => {
    const values = Object.fromEntries(
      all.map(({ prop, name, required, kind, parse, default: fallback }) => {
        const written = new RegExp(`${name}="([^"]*)"`).exec(example)?.[1]?.replaceAll("&quot;", '"');
        return [
          prop,
          written !== undefined
            ? parse(written)
            : required
              ? assert.fail(`example lacks ${name}`)
              : kind === "flag"
                ? true
                : fallback,
        ];
      }),
    );
    const bare = withAttributes(example, tag, Object.fromEntries(all.map(({ name }) => [name, null])));
    await using visit = await Visit.start();
    await visit.open({ body: bare, head: "" });
    await visit.page
      .locator(tag)
      .first()
      .evaluate((element, values) => Object.assign(element, values), values);
    await visit.page.addScriptTag({ url: "/dist/suite.js" });
    const host = await visit.rendered(tag);
    assert.deepEqual(await propsOf(host), values);
    const props = all.map(({ prop }) => prop);
    assert.deepEqual(
      await host.evaluate((element, props) => props.filter((prop) => Object.hasOwn(element, prop)), props),
      [],
    );
    assert.equal(await host.evaluate((element) => element.outerHTML.split(">")[0]), bare.trim().split(">")[0]);
  });

  const optional = all.filter((attribute) => !attribute.required && unreadable(attribute) !== undefined);
  if (!optional.length) return;

  it(`${tag} warns once of each unreadable attribute, and uses the default`, async () => {
    const bad = Object.fromEntries(optional.map((attribute) => [attribute.name, unreadable(attribute)!]));
    await using visit = await Visit.start();
    await visit.open({ body: withAttributes(example, tag, bad).repeat(2) });
    const props = await propsOf(await visit.rendered(tag));
    await baseOf(visit.page.locator(tag).nth(1)).waitFor({ state: "attached" });
    for (const { prop, default: fallback } of optional) assert.deepEqual(props[prop], fallback);
    await visit.quiet();
    const expected = optional.map(
      ({ name, expected }) => `<${tag}> ${name}="${bad[name]}" is not ${expected}; the default is used`,
    );
    assert.deepEqual(visit.said.toSorted(), expected.toSorted());
  });
}
