import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { elsewhereOf } from "../elsewhere.ts";
import { recordOf } from "../record.ts";
import { enhances, type Subject } from "../subjects.ts";

/** Attributes that an element may write into the markup that it enhances. */
const writable = / (?:role|tabindex|hidden|autocomplete|required|novalidate|aria-[a-z]+|data-suite-before)="[^"]*"/g;

/** Guarantee 1: the example renders without messages. */
export function rendering(subject: Subject): void {
  const { tag } = subject;

  it(`${tag} renders its example without messages`, async () => {
    const { said, crashes, errors } = (await recordOf(subject)).first;
    assert.deepEqual([said, crashes, errors], [[], [], []]);
  });
}

/** Guarantee 4: unchanged markup of the author. */
export function markup(subject: Subject): void {
  const { tag } = subject;

  describe("on a page whose files come from another origin", { concurrency: 1 }, () => {
    it(`${tag} does not change the author's markup, whatever the visitor does`, async () => {
      const { written, first, used } = await elsewhereOf(subject);
      if (enhances(subject)) assert.equal(first.replace(writable, ""), written.replace(writable, ""));
      else assert.deepEqual([first, used], [written, written]);
    });

    it(`${tag} works with files from another origin`, async () => {
      const { said, crashes, calls } = await elsewhereOf(subject);
      assert.deepEqual([said, crashes, calls.filter((call) => !call.startsWith("/"))], [[], [], []]);
    });

    it(`${tag} shows no page of another site before the visitor's consent`, async () => {
      assert.deepEqual((await elsewhereOf(subject)).framedByItself, []);
    });
  });
}
