import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { elsewhereOf } from "../elsewhere.ts";
import { recordOf } from "../record.ts";
import { enhances, type Subject } from "../subjects.ts";

/** Attributes that an element may write into the markup that it enhances. */
const told = / (?:role|tabindex|hidden|autocomplete|required|novalidate|aria-[a-z]+|data-suite-before)="[^"]*"/g;

/** Guarantee 1: the example renders in silence. */
export function rendering(subject: Subject): void {
  const { tag } = subject;

  it(`${tag} renders what a person wrote, and says nothing`, async () => {
    const { said, crashes, errors } = (await recordOf(subject)).first;
    assert.deepEqual([said, crashes, errors], [[], [], []]);
  });
}

/** Guarantee 4: the author's markup stays as it was written. */
export function markup(subject: Subject): void {
  const { tag } = subject;

  describe("on a page whose files come from another origin", { concurrency: 1 }, () => {
    it(`${tag} leaves the author's markup as it was written, whatever the visitor does`, async () => {
      const { written, first, used } = await elsewhereOf(subject);
      if (enhances(subject)) assert.equal(first.replace(told, ""), written.replace(told, ""));
      else assert.deepEqual([first, used], [written, written]);
    });

    it(`${tag} works when its files come from another origin than the page`, async () => {
      const { said, crashes, calls } = await elsewhereOf(subject);
      assert.deepEqual([said, crashes, calls.filter((call) => !call.startsWith("/"))], [[], [], []]);
    });

    it(`${tag} shows no page of another site before a visitor asks for it`, async () => {
      assert.deepEqual((await elsewhereOf(subject)).framedByItself, []);
    });
  });
}
