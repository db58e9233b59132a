import assert from "node:assert/strict";
import { test } from "node:test";
import { surveyResults } from "#content/i18n/en.json";
import { cutLabel, parseGraph, pointsOf, tableOf } from "#content/survey-results/graph.ts";
import { failures } from "#shared/i18n/en.json";

const english = { ...failures, ...surveyResults };

const matrix = [
  {
    key: "Well",
    values: [
      { text: "Tour", count: 3 },
      { text: "Coffee", count: 1 },
    ],
  },
  { key: "Badly", values: [{ text: "Tour", count: 0 }] },
];

test("parseGraph reads the data of a chart, and returns undefined for other values", () => {
  assert.deepEqual(parseGraph(JSON.stringify(matrix)), matrix);
  const slices = [{ text: "Oak", count: 2, answer_id: 7 }];
  assert.deepEqual(parseGraph(JSON.stringify(slices)), [{ key: "", values: [{ text: "Oak", count: 2 }] }]);
  for (const raw of [
    "",
    "x",
    "[]",
    "{}",
    '[{"text": "Oak"}]',
    '[{"text": "Oak", "count": -1}]',
    '[{"key": "a", "values": []}]',
  ])
    assert.equal(parseGraph(raw), undefined, raw);
});

test("labels are cut to 35 characters under bars and to 25 elsewhere", () => {
  const text = "x".repeat(40);
  assert.equal(cutLabel(text, "bar"), `${"x".repeat(35)}…`);
  assert.equal(cutLabel(text, "multi_bar"), `${"x".repeat(25)}…`);
  assert.equal(cutLabel(text, "pie"), `${"x".repeat(25)}…`);
  assert.equal(cutLabel("x".repeat(25), "pie"), "x".repeat(25));
});

test("the text of a point has the full answer, its column and the count", () => {
  const points = pointsOf(matrix, "multi_bar", english, "en");
  assert.deepEqual(
    points.map(({ text, series, value }) => [text, series, value]),
    [
      ["Tour, Well: 3 answers", "Well", 3],
      ["Coffee, Well: 1 answer", "Well", 1],
      ["Tour, Badly: 0 answers", "Badly", 0],
      ["Coffee, Badly: 0 answers", "Badly", 0],
    ],
  );
  assert.deepEqual(tableOf(matrix, "multi_bar", english), {
    head: ["Answer", "Well", "Badly"],
    rows: [
      ["Tour", 3, 0],
      ["Coffee", 1, 0],
    ],
  });
});

test("a pie of more than nine answers joins the smallest ones; its table has all", () => {
  const values = Array.from({ length: 12 }, (_, index) => ({ text: `A${index}`, count: index }));
  const points = pointsOf([{ key: "", values }], "pie", english, "en");
  assert.equal(points.length, 9);
  assert.deepEqual([points[0]!.name, points[8]!.name], ["A11 (11)", "Other answers (6)"]);
  assert.equal(tableOf([{ key: "", values }], "pie", english).rows.length, 12);
});
