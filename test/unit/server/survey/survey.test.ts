import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

const textOf = async (visitor: Browser, path: string) => (await visitor.request(path)).text();

/** Begins a survey; requests get its page and token. */
async function begin(survey: string) {
  const visitor = browser(suite);
  const path = /\/survey\/fill\/[^"]+/.exec(await textOf(visitor, `/survey/start/${survey}`))![0];
  const token = path.split("/").at(-1)!;
  const csrf_token = await visitor.pageToken();
  const submit = async (page_id: string, button_submit: string, answers: Record<string, string>) => {
    const response = await visitor.post(`/survey/submit/${survey}`, {
      csrf_token,
      page_id,
      token,
      button_submit,
      ...answers,
    });
    return response.status === 200 ? ((await response.json()) as unknown) : response.status;
  };
  return { visitor, path, token, submit };
}

const visit = { "1_1_1": "2026-02-01", "1_1_2": "-1", "1_1_2_comment": "By chance", "1_1_3_comment": "", "1_1_4": "3" };

describe("a survey", () => {
  test("names errors by question, also on the way back, and fails without a text", async () => {
    const { submit } = await begin("workshop-visit-1");
    const none = { "1_1_1": "", "1_1_2_comment": "", "1_1_3_comment": "", "1_1_4": "", "1_1_5": "" };
    const mandatory = "This question requires an answer.";
    assert.deepEqual(await submit("1", "previous", none), { errors: { "1_1_1": mandatory, "1_1_2": mandatory } });
    const wrong = { ...visit, "1_1_1": "31/12/2026", "1_1_4": "11", "1_1_5": "nomail" };
    assert.deepEqual(await submit("1", "next", wrong), {
      errors: {
        "1_1_1": "This is not a date",
        "1_1_4": "Between 1 and 10.",
        "1_1_5": "This answer must be an email address",
      },
    });
    assert.equal(await submit("1", "next", visit), 500);
    assert.equal(await submit("9", "next", { ...visit, "1_1_5": "" }), 500);
  });

  test("works without comment fields, and takes a choice without its field", async () => {
    const { token, submit } = await begin("workshop-visit-1");
    const { "1_1_2_comment": _, "1_1_3_comment": __, ...rest } = visit;
    assert.deepEqual(await submit("1", "next", { ...rest, "1_1_4": "11", "1_1_5": "" }), {
      errors: { "1_1_4": "Between 1 and 10." },
    });
    const sent = { ...rest, "1_1_5": "" };
    assert.deepEqual(await submit("1", "next", { ...sent, "1_1_2_comment": " " }), {
      errors: { "1_1_2": "This question requires an answer." },
    });
    assert.deepEqual(await submit("1", "next", sent), { redirect: `/survey/fill/1/${token}` });
  });

  test("stores the answers of a page, and returns them by the names of their fields", async () => {
    const { visitor, path, token, submit } = await begin("workshop-visit-1");
    const answer = await submit("1", "next", { ...visit, "1_1_5": "a@example.com" });
    assert.deepEqual(answer, { redirect: `/survey/fill/1/${token}` });
    assert.deepEqual(JSON.parse(await textOf(visitor, `/survey/prefill/workshop-visit-1/${token}/your-visit-1`)), {
      "1_1_1": ["2026-02-01"],
      "1_1_2": [-1],
      "1_1_2_comment": ["By chance"],
      "1_1_4": ["3.0"],
      "1_1_5": ["a@example.com"],
    });
    assert.match(await textOf(visitor, path), /name="1_2"/);
    assert.equal(await textOf(visitor, "/survey/prefill/workshop-visit-1/nope"), "{}");
  });

  test("counts the points of a quiz", async () => {
    const { visitor, path, token, submit } = await begin("do-you-know-your-wood-2");
    await submit("3", "next", { "2_3_11": "52", "2_3_12_61": "61", "2_3_12_62": "62" });
    await submit("4", "finish", { "2_4_13": "72" });
    assert.match(await textOf(visitor, path), /You scored 12 points/);
    const scores: unknown = JSON.parse(await textOf(visitor, `/survey/scores/do-you-know-your-wood-2/${token}`));
    assert.deepEqual(scores, { 11: 2, 12: 6, 13: 4 });
  });

  test("has the same results for all readers, filtered by row and answer, and of finished surveys only", async () => {
    const visitor = browser(suite);
    const answered = async (query: string) =>
      Number(/([\d,]+) Answered/.exec(await textOf(visitor, `/survey/results/do-you-know-your-wood-2${query}`))![1]);
    const [all, finished, filtered] = [await answered(""), await answered("?finished"), await answered("?0,52")];
    assert.ok(all > finished && finished > 0, `${all} ${finished}`);
    assert.ok(all > filtered && filtered > 0, `${all} ${filtered}`);
    assert.equal((await visitor.request("/survey/results/do-you-know-your-wood-2?%ff&,=&0,99999999999")).status, 200);
  });

  test("counts numbers by frequency, beside the full list", async () => {
    const results = await textOf(browser(suite), "/survey/results/workshop-visit-1");
    const part = (from: string, to: string) => results.slice(results.indexOf(from), results.indexOf(to));
    assert.match(results, /href="#most_common_4"[^>]*>Most Common 5<\/a>.*href="#data_question_4"[^>]*>All Data</s);
    const counts = [
      ...part('id="most_common_4"', 'id="data_question_4"').matchAll(/<td>(\d+)<\/td><td>(\d+)<\/td>/g),
    ].map(([, value, count]) => [Number(value), Number(count)] as const);
    const given = [...part('id="table_question_4"', 'id="pagination_4"').matchAll(/<td>\d+<\/td><td>(\d+)<\/td>/g)].map(
      ([, value]) => Number(value),
    );
    assert.equal(counts.length, 5);
    for (const [value, count] of counts) assert.equal(given.filter((each) => each === value).length, count);
    assert.deepEqual(
      counts,
      counts.toSorted(([a, many], [b, more]) => more - many || a - b),
    );
    const others = given.filter((each) => !counts.some(([value]) => value === each));
    assert.ok(others.every((each) => given.filter((one) => one === each).length <= counts.at(-1)![1]));
  });

  test("is printed without an address to submit to", async () => {
    const visitor = browser(suite);
    const page = await visitor.request("/survey/print/do-you-know-your-wood-2");
    assert.equal(page.status, 200);
    assert.doesNotMatch(await page.text(), /data-submit/);
    assert.equal((await visitor.request("/try/survey")).status, 200);
  });
});
